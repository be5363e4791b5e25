package theme

// Shape marks a seat beside its hue, so that colour never stands alone.
type Shape int

// The shapes, as many as a table has seats.
const (
	Circle Shape = iota
	Triangle
	Square
	Diamond
	Pentagon
	Star
	Hexagon
	Cross

	// ShapeCount is how many shapes there are.
	ShapeCount = 8
)
