package quantum

import "math"

// matrix is a gate on one qubit, as rows.
type matrix [2][2]complex128

// expi is e^(iθ).
func expi(theta float64) complex128 {
	sin, cos := math.Sincos(theta)
	return complex(cos, sin)
}

// phaseOf is p for the gates diag(1, p).
func phaseOf(g Gate) complex128 {
	switch g.kind {
	case KindZ:
		return -1
	case KindS:
		return 1i
	case KindSdg:
		return -1i
	case KindT:
		return complex(rootHalf, rootHalf)
	case KindTdg:
		return complex(rootHalf, -rootHalf)
	default:
		return expi(g.angle)
	}
}

// matrixOf is the matrix of the kinds that mix |0⟩ and |1⟩ other than X and H,
// which have loops of their own.
func matrixOf(g Gate) matrix {
	sin, cos := math.Sincos(g.angle / 2)
	switch g.kind {
	case KindY:
		return matrix{{0, -1i}, {1i, 0}}
	case KindSX:
		return matrix{{0.5 + 0.5i, 0.5 - 0.5i}, {0.5 - 0.5i, 0.5 + 0.5i}}
	case KindSXdg:
		return matrix{{0.5 - 0.5i, 0.5 + 0.5i}, {0.5 + 0.5i, 0.5 - 0.5i}}
	case KindRX:
		return matrix{{complex(cos, 0), complex(0, -sin)}, {complex(0, -sin), complex(cos, 0)}}
	default: // KindRY
		return matrix{{complex(cos, 0), complex(-sin, 0)}, {complex(sin, 0), complex(cos, 0)}}
	}
}
