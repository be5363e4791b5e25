package game

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The rules and the engine run where there is no window: they know nothing of the
// toolkit, nor of this program's own windows and words.
func TestNothingHereKnowsWindows(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "quantumpoker/quantum", "quantumpoker/game/...").CombinedOutput()
	require.NoError(t, err, "this test needs the go command: %s", out)
	deps := strings.Fields(string(out))
	require.Contains(t, deps, "quantumpoker/quantum")
	require.Contains(t, deps, "quantumpoker/game")
	for _, d := range deps {
		for _, window := range []string{"fyne.io/", "quantumpoker/ui", "quantumpoker/resources"} {
			require.False(t, strings.HasPrefix(d, window), d)
		}
	}
}
