package widget

// ChartModel is how the chips of some players go on from one position to the next.
type ChartModel struct {
	Title string
	Lines []ChartLine
	// Labels name some of the positions. Without any, positions are numbered from
	// First.
	Labels []ChartLabel
	First  int
	Across string // what is numbered: "hand"
	Up     string // what the values are: "chips"
	// Marker is the position that is looked at, -1 for none.
	Marker int
	Empty  string // what to say while there are no values
}

// ChartLine is the values of one player, one for each position.
type ChartLine struct {
	Look   SeatLook
	Values []float64
}

// ChartLabel names a position.
type ChartLabel struct {
	At   int
	Text string
}

// positions is how many there are.
func (m *ChartModel) positions() int {
	n := 0
	for _, l := range m.Lines {
		n = max(n, len(l.Values))
	}
	return n
}
