package main

import (
	"context"
	"fmt"

	"quantumpoker/game"
	"quantumpoker/game/bot"
)

// result is what one hand gave, by place in the line-up; amounts in antes.
type result struct {
	seats []seatResult
	house float64
	cards int // gate cards played
}

// seatResult is what one seat got, and how probable its two ways to win were.
type seatResult struct{ paid, alone, shares float64 }

// table plays hands of one line-up. It may be used by several goroutines.
type table struct {
	options
	rules game.Rules
	seats []game.Seat
	bots  []bot.Bot
	pay   [][]game.Payout // by first qubit and outcome
	batch int             // how many deals a worker takes at a time
}

func newTable(o options) *table {
	t := &table{options: o, rules: game.Classic(len(o.seats)), batch: batchOf(o.seats)}
	for i, level := range o.seats {
		t.seats = append(t.seats, game.Seat(i))
		t.bots = append(t.bots, bot.Safe(bot.ByLevel(level)))
	}
	n := len(o.seats)
	for first := range n {
		var pay []game.Payout
		for out := range game.Outcome(1) << n {
			pay = append(pay, game.Pay(n, o.ante, out, game.Qubit(first)))
		}
		t.pay = append(t.pay, pay)
	}
	return t
}

// play plays the hand of that number, from 1, with the line-up moved on by turn
// seats.
func (t *table) play(ctx context.Context, number, turn int) (result, error) {
	n := len(t.bots)
	seed := game.FixedSeeds(t.seed)(number)
	deal := game.NewDeal(t.rules, seed.Stream(game.StreamDeal))
	first := game.Qubit((number - 1) % n)
	h, err := game.NewHand(t.rules, t.seats, first, t.ante, deal)
	if err != nil {
		return result{}, err
	}
	chance := make([]game.Rand, n)
	for {
		mover, _ := h.Mover()
		place := (int(mover) + turn) % n
		if chance[place] == nil {
			chance[place] = seed.Stream(botStreams[place])
		}
		choice, err := t.bots[place].Play(ctx, h.View(mover), chance[place], 0)
		if err != nil {
			return result{}, err
		}
		if choice.Play.Card == game.Measure {
			return t.count(h, seed, turn), nil
		}
		h, err = h.Apply(game.Event{Kind: game.Played, Seat: mover, Play: choice.Play})
		if err != nil {
			return result{}, err
		}
	}
}

// botStreams labels the random stream of each place of the line-up.
var botStreams = func() (s [game.MaxPlayers]string) {
	for i := range s {
		s[i] = fmt.Sprintf("bot %d", i)
	}
	return s
}()

// count measures the hand: once if sampled, else on average.
func (t *table) count(h game.Hand, seed game.Seed, turn int) result {
	n := len(t.bots)
	r := result{seats: make([]seatResult, n), cards: h.Table.Plays()}
	state := h.State()
	pay := t.pay[h.First()]
	add := func(o game.Outcome, p float64) {
		paid := pay[o]
		r.house += p * float64(paid.House) / float64(t.ante)
		for q, chips := range paid.Seats {
			if chips == 0 {
				continue
			}
			s := &r.seats[(q+turn)%n]
			s.paid += p * float64(chips) / float64(t.ante)
			if o.Ones() == 1 {
				s.alone += p
			} else {
				s.shares += p
			}
		}
	}
	if t.sampled {
		add(h.Draw(seed.Stream(game.StreamMeasure)).Outcome, 1)
		return r
	}
	for o := range pay {
		if w := state.Weight(o); w != 0 {
			add(game.Outcome(o), float64(w)/float64(state.Total()))
		}
	}
	return r
}

// deal plays the deal of that number, if balanced in all rotations, and returns
// the sum over those hands.
func (t *table) deal(ctx context.Context, number int) (result, error) {
	sum, err := t.play(ctx, number, 0)
	for turn := 1; turn < t.rotations() && err == nil; turn++ {
		var r result
		if r, err = t.play(ctx, number, turn); err == nil {
			sum.add(r)
		}
	}
	return sum, err
}

// rotations is how many hands are played of each deal.
func (t *table) rotations() int {
	if t.balanced {
		return len(t.bots)
	}
	return 1
}

func (r *result) add(o result) {
	r.house += o.house
	r.cards += o.cards
	for i, s := range o.seats {
		r.seats[i].paid += s.paid
		r.seats[i].alone += s.alone
		r.seats[i].shares += s.shares
	}
}
