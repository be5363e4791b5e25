package theme

import (
	"time"

	"fyne.io/fyne/v2"
)

// How long a motion lasts: long enough to be followed, short enough never to
// be waited for.
const (
	MotionShort = 180 * time.Millisecond // a card rises, a button answers
	Motion      = 280 * time.Millisecond // a card flies to its place
	MotionLong  = 400 * time.Millisecond // a wire collapses, chips move
)

// Animate says whether motions are shown: the player can turn them off in the
// game, and the device can for all its apps.
func Animate() bool {
	return current().settings.Animate && fyne.CurrentApp().Settings().ShowAnimations()
}
