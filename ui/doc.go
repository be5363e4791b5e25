// Package ui is the window of the game.
package ui
