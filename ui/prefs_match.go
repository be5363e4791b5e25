package ui

import "quantumpoker/game"

const (
	keyNames   = "names"
	keyColors  = "colours"
	keyShapes  = "shapes"
	keyPlayers = "players"
	keyBy      = "played by"
	keyChips   = "chips"
	keyAnte    = "ante"
	keyHands   = "hands"
	keyEndless = "open-ended"
	keyOdds    = "odds"
)

// match is what the last match was set up with.
func (p prefs) match() draft {
	d := newDraft()
	copy(d.names[:], p.store.StringList(keyNames))
	colors, shapes := p.store.IntList(keyColors), p.store.IntList(keyShapes)
	if permutes(colors) && permutes(shapes) {
		for i := range d.looks {
			d.looks[i] = game.Look{Color: colors[i], Shape: shapes[i]}
		}
	}
	for i, by := range p.store.IntList(keyBy) {
		if i < len(d.by) && by >= 0 && by <= int(game.Master) {
			d.by[i] = game.Player(by)
		}
	}
	d.players = p.number(keyPlayers, d.players, game.MinPlayers, game.MaxPlayers)
	d.chips = p.store.StringWithFallback(keyChips, d.chips)
	d.ante = p.store.StringWithFallback(keyAnte, d.ante)
	d.hands = p.store.StringWithFallback(keyHands, d.hands)
	d.endless = p.store.BoolWithFallback(keyEndless, false)
	d.odds = game.Odds(p.number(keyOdds, int(d.odds), 0, game.OddsLevels-1))
	return d
}

func (p prefs) setMatch(d draft) {
	var colors, shapes, by []int
	for i, l := range d.looks {
		colors, shapes, by = append(colors, l.Color), append(shapes, l.Shape), append(by, int(d.by[i]))
	}
	p.store.SetStringList(keyNames, d.names[:])
	p.store.SetIntList(keyColors, colors)
	p.store.SetIntList(keyShapes, shapes)
	p.store.SetIntList(keyBy, by)
	p.store.SetInt(keyPlayers, d.players)
	p.store.SetString(keyChips, d.chips)
	p.store.SetString(keyAnte, d.ante)
	p.store.SetString(keyHands, d.hands)
	p.store.SetBool(keyEndless, d.endless)
	p.store.SetInt(keyOdds, int(d.odds))
}

// permutes reports whether the numbers are those of all seats, each once.
func permutes(numbers []int) bool {
	var seen [game.MaxPlayers]bool
	for _, n := range numbers {
		if n < 0 || n >= len(seen) || seen[n] {
			return false
		}
		seen[n] = true
	}
	return len(numbers) == len(seen)
}
