package ui

import "quantumpoker/ui/widget/widgettest"

// texts are all that the window says.
func (p *player) texts() []string {
	out := widgettest.Texts(p.inner.Content())
	for _, o := range p.inner.Overlays().List() {
		out = append(out, widgettest.Texts(o)...)
	}
	return out
}
