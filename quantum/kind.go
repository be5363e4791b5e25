package quantum

// Kind says what a gate does to its targets.
type Kind uint8

// The kinds of gates. The zero Kind is no gate.
const (
	KindX Kind = iota + 1
	KindY
	KindZ
	KindH
	KindS
	KindSdg // the inverse of S
	KindT
	KindTdg   // the inverse of T
	KindSX    // the square root of X
	KindSXdg  // the inverse of SX
	KindRX    // exp(-iθX/2)
	KindRY    // exp(-iθY/2)
	KindRZ    // exp(-iθZ/2)
	KindPhase // diag(1, e^(iθ))
	KindSwap
)

var kindNames = [...]string{
	KindX: "X", KindY: "Y", KindZ: "Z", KindH: "H",
	KindS: "S", KindSdg: "S†", KindT: "T", KindTdg: "T†",
	KindSX: "√X", KindSXdg: "√X†",
	KindRX: "RX", KindRY: "RY", KindRZ: "RZ", KindPhase: "Phase",
	KindSwap: "SWAP",
}

// String returns the gate's usual name, such as "X", "S†" or "SWAP".
func (k Kind) String() string {
	if !k.valid() {
		return "no gate"
	}
	return kindNames[k]
}

func (k Kind) valid() bool { return k >= KindX && k <= KindSwap }

// hasAngle reports whether the kind is a family of gates with an angle.
func (k Kind) hasAngle() bool { return k >= KindRX && k <= KindPhase }

// inverse returns the kind that undoes k, for kinds without an angle.
func (k Kind) inverse() Kind {
	switch k {
	case KindS:
		return KindSdg
	case KindSdg:
		return KindS
	case KindT:
		return KindTdg
	case KindTdg:
		return KindT
	case KindSX:
		return KindSXdg
	case KindSXdg:
		return KindSX
	default:
		return k
	}
}
