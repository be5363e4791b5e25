package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"quantumpoker/game"
	"quantumpoker/game/bot"
	"quantumpoker/game/record"
	"quantumpoker/ui/launch"
)

// visits are all screens, phases of the table, and panels over them that a player
// can come to, each by how one gets there from the first pass screen.
func visits(t *testing.T) map[string]func(p *player) {
	out := map[string]func(p *player){
		"first pass screen": func(*player) {},
		"ready":             func(p *player) { p.app.startMatch(launched(launch.Options{Seats: []string{"Ada", "Ben"}})) },
		"keys":              func(p *player) { p.inner.OnTypedRune()('?') },
		"measuring":         (*player).toMeasuring,
		"shared hand":       func(p *player) { p.app.openShared() },
		"save a circuit":    func(p *player) { p.table().saveCircuit() },
		"save a file":       func(p *player) { p.app.saveAs("circuit.qasm", nil) },
		"leave":             func(p *player) { p.table().askLeave() },
		"give up":           func(p *player) { p.table().askGiveUp() },
		"menu":              func(p *player) { p.table().openMenu() },
		"last measurement":  (*player).toLastMeasure,
	}
	for name, page := range pages {
		out["page: "+name] = func(p *player) { p.app.show(page(p.app)) }
	}
	after := func(first func(p *player), more map[string]func(p *player)) {
		for name, then := range more {
			out[name] = func(p *player) {
				first(p)
				then(p)
				p.wait(time.Second)
			}
		}
	}
	after((*player).reveal, map[string]func(p *player){
		"hand":         func(*player) {},
		"options":      func(p *player) { p.table().tabs.choose(tabOptions) },
		"hidden cards": func(p *player) { p.table().tabs.choose(tabHidden) },
		"news":         func(p *player) { p.table().tabs.choose(tabNews) },
		"placing":      func(p *player) { p.press(fyne.Key1) },
		"own menu":     func(p *player) { p.table().openMenu() },
		"placed": func(p *player) {
			first := p.snap().View.Plays()[0]
			p.place(first.Card, first.Qubits()...)
		},
	})
	after((*player).playGate, map[string]func(p *player){
		"pass screen": func(*player) {},
		"log":         func(p *player) { p.table().openLog() },
		"why":         func(p *player) { p.table().openWhy(p.lastPlay(), bot.Choice{}) },
	})
	after((*player).toResult, map[string]func(p *player){
		"result":      func(*player) {},
		"seat":        func(p *player) { p.table().openSeat(1) },
		"cut":         func(p *player) { p.table().openCut() },
		"check":       func(p *player) { p.table().openCheck() },
		"result menu": func(p *player) { p.table().openMenu() },
		"end":         func(p *player) { p.table().result.askEnd() },
		"standings":   func(p *player) { p.app.matchDone(p.table()) },
	})
	after(func(p *player) { p.app.show(newReplay(p.app, finishedHand(t, 3))) }, map[string]func(p *player){
		"replay":      func(*player) {},
		"replay menu": func(p *player) { p.app.current.(*replayScreen).openMenu() },
		"jump":        func(p *player) { p.app.current.(*replayScreen).askRound() },
	})
	after(func(p *player) { p.app.show(newMatchScreen(p.app)) }, map[string]func(p *player){
		"mark": func(p *player) { p.app.current.(*matchScreen).rows[0].chooseMark() },
		"who":  func(p *player) { p.app.current.(*matchScreen).rows[0].choosePlayer() },
	})
	after(func(p *player) { p.app.show(historyOf(p.app, manyHands(200))) }, map[string]func(p *player){
		"results": func(p *player) { p.app.current.(*historyScreen).askKind() },
		"deleted": func(p *player) {
			h := p.app.current.(*historyScreen)
			h.removed = record.ID(1)
			h.render()
		},
	})
	return out
}

// toLastMeasure plays until nobody holds a gate.
func (p *player) toLastMeasure() {
	for range 3 {
		p.playRound()
	}
	require.Equal(p.t, game.LastMeasure, p.snap().Phase)
	p.wait(time.Second)
}

func (p *player) toMeasuring() {
	p.toLastMeasure()
	p.press(fyne.KeyReturn)
	require.True(p.t, p.table().measuring())
}

func (p *player) toResult() {
	p.toMeasuring()
	p.wait(5 * time.Second)
	require.Equal(p.t, game.HandDone, p.snap().Phase)
}
