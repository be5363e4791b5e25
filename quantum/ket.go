package quantum

import "strings"

// FormatKet writes a basis state as a ket, as in "|100⟩".
func FormatKet(basis uint64, qubits int) string {
	var b strings.Builder
	b.WriteString("|")
	for q := range qubits {
		b.WriteByte('0' + byte(basis>>q&1))
	}
	b.WriteString("⟩")
	return b.String()
}
