package ui

import (
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"

	"quantumpoker/game"
	"quantumpoker/quantum"
	"quantumpoker/ui/widget"
)

// pictureScale is how much finer a saved picture is than the screen.
const pictureScale = 2

// qasm labels the circuit of the hand with its seats and who played what.
func qasm(s game.Snapshot) quantum.Export {
	v := voice{s.Setup, s.Table}
	x := quantum.Export{Title: lang.L("Quantum Poker, hand {{.N}}", args{"N": s.Hand}), Measure: true}
	for q := range game.Qubit(s.Table.Players()) {
		x.Qubits = append(x.Qubits, v.owner(q))
		x.Notes = append(x.Notes, lang.L("start"))
	}
	for _, st := range s.Table.Standing() {
		x.Notes = append(x.Notes, v.name(st.Seat))
	}
	return x
}

func (t *tableScreen) copyQASM() {
	t.app.app.Clipboard().SetContent(t.snap.Table.Circuit().QASM3(qasm(t.snap)))
	t.app.toast(lang.L("The circuit is on the clipboard as OpenQASM 3."))
}

// saveCircuit asks for a format, and then for a file.
func (t *tableScreen) saveCircuit() {
	var m *modal
	s := t.snap
	format := func(label, name string, write func(io.Writer) error) fyne.CanvasObject {
		return widget.NewButton(label, widget.Secondary, func() {
			m.close()
			t.app.saveAs(name, write)
		})
	}
	text := func(content string) func(io.Writer) error {
		return func(w io.Writer) error {
			_, err := io.WriteString(w, content)
			return err
		}
	}
	// A picture for everybody: nothing of a card that is only being placed.
	s.View, s.Placement = nil, nil
	m = t.app.openModal(nil,
		heading(lang.L("Save circuit")),
		format(lang.L("OpenQASM 3"), "circuit.qasm", text(s.Table.Circuit().QASM3(qasm(s)))),
		format(lang.L("OpenQASM 2"), "circuit.qasm", text(s.Table.Circuit().QASM2(qasm(s)))),
		format(lang.L("Picture (PNG)"), "circuit.png", func(w io.Writer) error {
			shown := circuitView{marker: -1, shown: s.Table.Players()}
			return png.Encode(w, widget.RenderCircuit(circuitModel(s, shown), pictureScale))
		}),
		widget.NewButton(lang.L("Cancel"), widget.Quiet, func() { m.close() }),
	)
}

// saveAs asks for a file and writes it.
func (a *App) saveAs(name string, write func(io.Writer) error) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if w == nil && err == nil {
			return // cancelled
		}
		if err == nil {
			err = write(w)
			if closed := w.Close(); err == nil {
				err = closed
			}
		}
		if err != nil {
			a.toast(lang.L("Nothing was saved: {{.Why}}. Choose another folder, or free some space.", args{"Why": reason(err)}))
			return
		}
		a.toast(lang.L("Saved as {{.Name}}.", args{"Name": w.URI().Name()}))
	}, a.win)
	d.SetFileName(name)
	d.Show()
}
