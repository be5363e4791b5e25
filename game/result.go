package game

// Result is how a hand ended.
type Result struct {
	Outcome Outcome
	Payout  Payout
	// Cards lists what each qubit's seat still held; Dealt, what it was dealt.
	Cards, Dealt [][]Card
	// Seal was shown before the deal, Cut given then; Seed is shown now. CheckDeal
	// recomputes the hand from them.
	Seal Seal
	Seed Seed
	Cut  string
}

// Result is how the hand ended, if seed and cut are those that it was dealt from;
// ok is false if it was not measured.
func (h Hand) Result(seed Seed, cut string) (r Result, ok bool) {
	o, ok := h.Outcome()
	if !ok {
		return Result{}, false
	}
	r = Result{Outcome: o, Payout: h.Payout(o), Seal: seed.Seal(), Seed: seed, Cut: cut}
	for q := range h.seats {
		r.Cards = append(r.Cards, h.Cards(Qubit(q)))
		r.Dealt = append(r.Dealt, h.Dealt(Qubit(q)))
	}
	return r, true
}

// Result is how the last hand dealt ended; ok is false if it was not measured.
func (m *Match) Result() (r Result, ok bool) {
	if m.hand == nil {
		return Result{}, false
	}
	return m.hand.Result(m.seed, m.cut)
}
