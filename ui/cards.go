package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/widget"
)

// gateKinds says how each card is drawn.
var gateKinds = map[game.Card]widget.GateKind{
	game.X: widget.GateX, game.H: widget.GateH, game.CNOT: widget.GateCNOT,
	game.Toffoli: widget.GateToffoli, game.Swap: widget.GateSwap, game.Measure: widget.GateMeasure,
}

func cardName(c game.Card) string {
	switch c {
	case game.X:
		return lang.L("Pauli-X")
	case game.H:
		return lang.L("Hadamard")
	case game.Measure:
		return lang.L("Measure")
	}
	return c.String()
}

// cardEffect says in a few words what a card does.
func cardEffect(c game.Card) string {
	switch c {
	case game.X:
		return lang.L("flips 0 and 1")
	case game.H:
		return lang.L("|0⟩ to/from |+⟩")
	case game.CNOT:
		return lang.L("control 1 flips target")
	case game.Toffoli:
		return lang.L("two 1s flip target")
	case game.Swap:
		return lang.L("swaps two qubits")
	}
	return lang.L("ends the hand")
}

// roleLabel names a role beside its wire.
func roleLabel(r game.Role) string {
	switch r {
	case game.Control:
		return lang.L("control")
	case game.Swapped:
		return lang.L("swap")
	}
	return lang.L("target")
}
