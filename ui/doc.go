// Package ui is the window of the game.
package ui

import (
	_ "fyne.io/fyne/v2"
	_ "fyne.io/fyne/v2/app"
	_ "fyne.io/fyne/v2/test"
	_ "github.com/google/go-cmp/cmp"
	_ "github.com/natefinch/atomic"
	_ "github.com/stretchr/testify/assert"
	_ "github.com/stretchr/testify/require"
	_ "gonum.org/v1/gonum/mat"
	_ "gonum.org/v1/gonum/stat/distuv"
	_ "pgregory.net/rapid"
)
