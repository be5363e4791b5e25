//go:build !race

package ui

// mostRows is how many rows a long list may make: those in sight and a few more.
const mostRows = 40
