package ui

import (
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/ui/theme"
	"quantumpoker/ui/widget"
)

// newRules explains the game, in the order in which a newcomer asks.
func newRules(a *App) screen {
	body := newColumn(
		newSection(lang.L("What it is about"), "",
			plain(lang.L("Every player owns one qubit: a wire of the circuit on the table. In turn you play gates from your hand onto the wires. Somebody measures in the end, each qubit reads 0 or 1, and those whose qubits read 1 are paid.")),
			plain(lang.L("All see the circuit at all times. Your cards are seen by you alone."))),
		newSection(lang.L("The start"), "",
			plain(lang.L("Every qubit starts in |0⟩ and goes through a Hadamard, the first column of the circuit. So each reads 0 or 1 with equal chances, and all outcomes are equally likely.")),
			plain(lang.L("Everybody pays the ante, and the house adds as much again: that is the prize pool. Each player gets one Measure and three of the shuffled gates."))),
		newSection(lang.L("Your turn"), "",
			plain(lang.L("Play exactly one card and choose its wires: your own, or those of others. A gate needs a different wire for each of its roles.")),
			plain(lang.L("A round is one card from everybody. From round two on you may play your Measure instead of a gate. It measures all qubits and ends the hand. After round three nobody has a gate left, and the next player has to measure.")),
			plain(lang.L("A gate can be taken back until somebody reveals their cards or plays. All have seen it by then, and know that you hold it. A Measure stays."))),
		newPayouts(),
	)
	body.items = append(body.items, heading(lang.L("The cards")))
	for c := range game.Card(game.CardKinds) {
		body.items = append(body.items, newCardRule(c))
	}
	body.items = append(body.items,
		newSection(lang.L("Why does nothing change?"), "",
			plain(lang.L("After its Hadamard a qubit is in |+⟩, an equal superposition of |0⟩ and |1⟩. X swaps the two, which leaves |+⟩ as it is. On qubits that are all in |+⟩, X, CNOT, Toffoli and SWAP change nothing. A second Hadamard brings a qubit back to |0⟩, and from then on the other gates matter.")),
			plain(lang.L("Then look at what qubits do together. Two that always agree share the prize or get nothing; of two that never agree, exactly one reads 1."))),
		newSection(lang.L("More or fewer players"), "",
			plain(lang.L("Each player adds three gates to the deck: an X, a CNOT, and in turn a Hadamard, a Toffoli or a SWAP. Two players have no Toffoli, because it needs three wires."))),
		newSection(lang.L("A match"), "",
			plain(lang.L("A match is a number of hands, or goes on until you end it. The player who goes first changes with every hand. Who cannot pay the ante is out until they buy in again. In the end those rank first who have the most chips, less those they bought.")),
			plain(lang.L("You may leave a match and continue it. Giving it up gives the antes of the running hand back."))),
		newKeysHelp(),
	)
	body.gap = theme.PanelInset
	return newLeaf(a, lang.L("Rules"), body)
}

// newPayouts is the table of who gets what.
func newPayouts() *column {
	const players, ante = 3, 60
	pool := game.Classic(players).Pool(ante)
	head := newGrid(0, 2, muted(lang.L("Qubits that read 1")), muted(lang.L("Who gets what")))
	table := newPairs(
		lang.L("none, or all"), lang.L("The house takes the whole pool."),
		lang.L("exactly one"), lang.L("Its player takes the whole pool."),
		lang.L("two or more, but not all"), lang.L("Their players share half the pool equally. The house keeps the other half."),
	)
	return newSection(lang.L("The measurement"), "", head, table,
		muted(lang.L("With three players and an ante of {{.Ante}} the pool is {{.Pool}}: one who wins alone gets {{.Pool}}, two who share get {{.Share}} each. Chips that cannot be shared equally go one each to the winners, in turn order from the first player.",
			args{"Ante": ante, "Pool": pool, "Share": pool / 4})))
}

// newCardRule is a card: what it does in words, on its wires, and in a table.
func newCardRule(c game.Card) *column {
	if c == game.Measure {
		return newSection(cardName(c), cardMeaning(c), newTinyCircuit(c))
	}
	return newSection(cardName(c), cardMeaning(c), newGrid(190, 2, newTinyCircuit(c), newTruthTable(c)))
}

// cardMeaning explains a card in a sentence or two.
func cardMeaning(c game.Card) string {
	switch c {
	case game.X:
		return lang.L("Swaps |0⟩ and |1⟩: the chance to read 1 becomes the chance to read 0.")
	case game.H:
		return lang.L("Makes an equal superposition of a definite bit, and the reverse: |+⟩ becomes |0⟩ again. The sign decides which.")
	case game.CNOT:
		return lang.L("Flips the target where the control is 1. It can tie two qubits to each other.")
	case game.Toffoli:
		return lang.L("Flips the target where both controls are 1.")
	case game.Swap:
		return lang.L("Lets two qubits change places, with all their ties to others.")
	}
	return lang.L("Measures every qubit once and ends the hand. Each reads 0 or 1 with the chances that the circuit gives. It can be played from round two on.")
}

// newKeysHelp lists the keys of the table.
func newKeysHelp() *column {
	return newSection(lang.L("Keys"), lang.L("A card can be dragged onto a wire, or tapped and then its wires, or played with the keyboard. Press ? at any time for the keys of the moment."),
		newPairs(append(append(handKeys(), turnKeys()...), everyKeys()...)...))
}

// newPairs is a table of two columns, what and its meaning in turn.
func newPairs(cells ...string) *grid {
	g := newGrid(0, 2)
	for i, text := range cells {
		m := widget.TextModel{Text: text}
		if i%2 == 0 {
			m.Style.Bold = true
		}
		g.items = append(g.items, widget.NewParagraph(m))
	}
	return g
}
