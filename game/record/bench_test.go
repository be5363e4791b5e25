package record

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// manyHands fills a folder with 10,000 hands in matches of 100, of three and of
// eight players.
func manyHands(b *testing.B, n int) *Store {
	dir := b.TempDir()
	s, err := Open(dir, nil)
	require.NoError(b, err)
	b.Cleanup(func() { s.Close() })
	content := text(played(b, n, 100, 1), *s.key)
	for id := ID(1); id <= 100; id++ {
		require.NoError(b, os.WriteFile(filepath.Join(dir, id.file()), content, 0o600))
	}
	return s
}

// BenchmarkHistory opens 10,000 hands, with the index and by replaying all.
func BenchmarkHistory(b *testing.B) {
	for _, n := range []int{3, 8} {
		s := manyHands(b, n)
		b.Run(fmt.Sprintf("%d players replayed", n), func(b *testing.B) {
			for b.Loop() {
				_ = os.Remove(s.path(indexFile))
				openAll(b, s)
			}
		})
		b.Run(fmt.Sprintf("%d players indexed", n), func(b *testing.B) {
			openAll(b, s)
			for b.Loop() {
				openAll(b, s)
			}
		})
	}
}

func openAll(b *testing.B, s *Store) {
	h, err := s.History()
	require.NoError(b, err)
	require.Greater(b, len(h.Hands), 9_900)
}
