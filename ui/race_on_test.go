//go:build race

package ui

// mostRows is how many rows a long list may make. The race detector makes pools
// forget a part of what is given back to them, at random.
const mostRows = 2_500
