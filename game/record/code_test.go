package record

import (
	"bytes"
	"crypto/sha256"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"quantumpoker/game"
)

// finished lists the hands of a match.
func finished(t require.TestingT, m *game.Match) (hands []Hand) {
	k := newKey()
	_, damage := read(bytes.NewReader(text(m, k)), &k, func(h Hand) { hands = append(hands, h) })
	require.Nil(t, damage)
	return hands
}

func TestACodeCarriesTheHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, h := range finished(t, strolled(t)) {
			code := h.Code()
			got, err := ParseCode(code)
			require.NoError(t, err)
			require.Equal(t, h.Seats, got.Seats)
			require.Equal(t, h.Result, got.Result)
			require.Equal(t, h.Final.Circuit(), got.Final.Circuit())
			require.Equal(t, h.Final.First(), got.Final.First())
			require.Equal(t, code, got.Code())
			figures := got.Figures()
			require.Equal(t, h.Figures().Luck(0), figures.Luck(0))
			events := h.Final.Events()
			for i, e := range got.Final.Events() {
				q, _ := h.Final.QubitOf(events[i].Seat)
				require.Equal(t, game.Seat(q), e.Seat)
				e.Seat = events[i].Seat
				require.Equal(t, events[i], e)
			}
			loose := " " + strings.ToLower(code[:20]) + "\r\n\t" + code[20:] + "\n"
			for _, text := range []string{loose, loose + loose, code + code + code} {
				again, err := ParseCode(text)
				require.NoError(t, err)
				require.Equal(t, got, again)
			}
		}
	})
}

func TestCodesAreShort(t *testing.T) {
	h := finished(t, played(t, 3, 1, 5))[0]
	assert.Less(t, len(h.Code()), 160)
	assert.Regexp(t, "^QP1-[A-Z2-7]+$", h.Code())
}

// sealed puts a checksum behind the content of a code.
func sealed(content []byte) string {
	sum := sha256.Sum256(content)
	return CodePrefix + codeText.EncodeToString(append(bytes.Clone(content), sum[:sumSize]...))
}

func TestBadCodesSayWhy(t *testing.T) {
	code := finished(t, played(t, 3, 1, 5))[0].Code()
	content, err := unpack(code)
	require.NoError(t, err)
	changed := func(i int, to byte) string {
		c := bytes.Clone(content)
		c[i] = to
		return sealed(c)
	}
	tests := map[string]struct {
		code string
		kind CodeKind
		say  string
	}{
		"empty":          {"", NoCode, "those begin with QP1-"},
		"a word":         {"hello", NoCode, "this is not the text of a hand"},
		"endless":        {code + strings.Repeat("A", maxCode), NoCode, "not the text"},
		"newer":          {"QP2-" + code[4:], NewerCode, "a newer version"},
		"prefix alone":   {CodePrefix, DamagedCode, "copy all of it again"},
		"a letter less":  {code[:len(code)-1], DamagedCode, "the text is damaged"},
		"half":           {code[:len(code)/2], DamagedCode, "the text is damaged"},
		"one and a half": {code + code[:len(code)/2], DamagedCode, "the text is damaged"},
		"two prefixes":   {CodePrefix + code, DamagedCode, "the text is damaged"},
		"no letter":      {code[:10] + "!" + code[11:], DamagedCode, "the text is damaged"},
		"no players":     {changed(0, 0), IllegalCode, "seats: 0 is not possible"},
		"nine players":   {changed(0, 9), IllegalCode, "cannot have happened"},
		"first of four":  {changed(1, 3), IllegalCode, "no such qubit"},
		"no ante":        {changed(2, 0), IllegalCode, "chips: 0 is not possible"},
		"no such player": {changed(4, 9), IllegalCode, "the player of seat 0"},
		"a long name":    {changed(5, 200), IllegalCode, "it ends too early"},
		"no such letter": {changed(6, 0xff), IllegalCode, "letters that can be shown"},
		"nothing":        {sealed(nil), IllegalCode, "it ends too early"},
		"head alone":     {sealed(content[:2]), IllegalCode, "it ends too early"},
		"not measured":   {sealed(content[:len(content)-2]), IllegalCode, "it was not measured"},
		"no outcome":     {sealed(content[:len(content)-1]), IllegalCode, "it ends too early"},
		"more follows":   {sealed(append(bytes.Clone(content), codeRevealed)), IllegalCode, "the hand is over"},
		"outcome":        {changed(len(content)-1, content[len(content)-1]^7), IllegalCode, "cannot have happened"},
		"seed":           {changed(15, content[15]+1), IllegalCode, "cannot have happened"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := ParseCode(test.code)
			var bad *CodeError
			require.ErrorAs(t, err, &bad)
			assert.Equal(t, test.kind, bad.Kind)
			assert.ErrorContains(t, err, test.say)
		})
	}
}

// No single wrong letter passes the checksum.
func TestOneWrongLetter(t *testing.T) {
	code := []byte(finished(t, played(t, 2, 1, 1))[0].Code())
	for i := len(CodePrefix); i < len(code); i++ {
		right := code[i]
		for _, wrong := range []byte("AMZ27") {
			if code[i] = wrong; wrong != right {
				_, err := ParseCode(string(code))
				require.Error(t, err, "letter %d is %c", i, wrong)
			}
		}
		code[i] = right
	}
}
