package widget

import "fyne.io/fyne/v2"

// artOf is the drawing of a gate, as physicists draw it in a circuit.
func artOf(kind GateKind) []artPart {
	switch kind {
	case GateX:
		return []artPart{newArtLetter(letterX())}
	case GateH:
		return []artPart{newArtLetter(letterH())}
	case GateCNOT:
		return append(controlled(0.18, 0.70, 0.21), newArtDisc(0.5, 0.18, 0.1, false))
	case GateToffoli:
		return append(controlled(0.12, 0.75, 0.2),
			newArtDisc(0.5, 0.12, 0.08, false), newArtDisc(0.5, 0.36, 0.08, false))
	case GateSwap:
		return append(append(saltire(0.5, 0.2), saltire(0.5, 0.8)...), newArtLine(0.5, 0.2, 0.5, 0.8))
	case GateMeasure:
		return []artPart{newArtBow(0.5, 0.64, 0.34, -90, 90), newArtLine(0.5, 0.64, 0.76, 0.25)}
	default:
		return nil
	}
}

// psi is the mark on the back of a card.
func psi() []artPart {
	return []artPart{
		newArtLine(0.5, 0.08, 0.5, 0.94),
		newArtBow(0.5, 0.46, 0.25, 90, 270),
		newArtLine(0.275, 0.24, 0.275, 0.47),
		newArtLine(0.725, 0.24, 0.725, 0.47),
	}
}

// controlled is the target ⊕ at a height, and the line from the topmost
// control down through it.
func controlled(control, target, radius float32) []artPart {
	return []artPart{
		newArtLine(0.5, control, 0.5, target+radius),
		newArtLine(0.5-radius, target, 0.5+radius, target),
		newArtDisc(0.5, target, radius, true),
	}
}

func saltire(x, y float32) []artPart {
	const arm = 0.12
	return []artPart{
		newArtLine(x-arm, y-arm, x+arm, y+arm),
		newArtLine(x-arm, y+arm, x+arm, y-arm),
	}
}

func letterX() []fyne.Position {
	const left, right, top, bottom, arm = 0.27, 0.73, 0.24, 0.76, 0.14
	const inner = top + (bottom-top)*(0.5-left-arm)/(right-left-arm) // where the upper arms meet
	return []fyne.Position{
		{X: left, Y: top}, {X: left + arm, Y: top}, {X: 0.5, Y: inner},
		{X: right - arm, Y: top}, {X: right, Y: top}, {X: 0.5 + arm/2, Y: 0.5},
		{X: right, Y: bottom}, {X: right - arm, Y: bottom}, {X: 0.5, Y: 1 - inner},
		{X: left + arm, Y: bottom}, {X: left, Y: bottom}, {X: 0.5 - arm/2, Y: 0.5},
	}
}

func letterH() []fyne.Position {
	const left, right, top, bottom, stem, bar = 0.29, 0.71, 0.24, 0.76, 0.11, 0.05
	return []fyne.Position{
		{X: left, Y: top}, {X: left + stem, Y: top}, {X: left + stem, Y: 0.5 - bar},
		{X: right - stem, Y: 0.5 - bar}, {X: right - stem, Y: top}, {X: right, Y: top},
		{X: right, Y: bottom}, {X: right - stem, Y: bottom}, {X: right - stem, Y: 0.5 + bar},
		{X: left + stem, Y: 0.5 + bar}, {X: left + stem, Y: bottom}, {X: left, Y: bottom},
	}
}
