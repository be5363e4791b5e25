package record

import "fmt"

// DamageKind is what is wrong with a record.
type DamageKind uint8

// What can be wrong.
const (
	Foreign    DamageKind = iota + 1 // the file is not a record
	Newer                            // a newer version of the game wrote it
	Unreadable                       // the line is not what a record has there
	Illegal                          // what the line says cannot happen there
	Differs                          // the line says other than what follows from those before
	Covered                          // the hand's cards are covered, and the key is not that of this folder
	NoAccess                         // the file cannot be read
)

// Damage is why a record cannot be opened, or only up to a line. The file itself
// is left as it is.
type Damage struct {
	Line int // the first one that is wrong, counted from 1; 0 if the file cannot be opened
	Kind DamageKind
	Err  error // more about it; nil for Foreign and Covered
}

// Error says in one sentence what is wrong, in English.
func (d *Damage) Error() string {
	switch d.Kind {
	case Foreign:
		return "line 1: this is not a record of Quantum Poker"
	case Newer:
		return fmt.Sprintf("line 1: a newer version of the game wrote this record (%v): update the game to open it", d.Err)
	case Unreadable:
		return fmt.Sprintf("line %d cannot be read: %v", d.Line, d.Err)
	case Illegal:
		return fmt.Sprintf("line %d cannot have happened: %v", d.Line, d.Err)
	case Differs:
		return fmt.Sprintf("line %d does not follow from the lines before: %v", d.Line, d.Err)
	case Covered:
		return fmt.Sprintf("line %d: the cards of this hand are covered, and the key that uncovers them is missing", d.Line)
	}
	return fmt.Sprintf("the file cannot be read: %v", d.Err)
}

// Unwrap gives the cause.
func (d *Damage) Unwrap() error { return d.Err }
