package record

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"quantumpoker/game"
)

// key covers the seeds of running hands: AES-256-GCM with a random nonce.
type key [32]byte

func newKey() (k key) {
	rand.Read(k[:]) // never fails: crypto/rand ends the program instead
	return k
}

// text writes the key as its file has it.
func (k key) text() []byte { return []byte(hex.EncodeToString(k[:]) + "\n") }

func parseKey(text []byte) (k key, err error) {
	b, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(b) != len(k) {
		return k, errors.New("a key is 64 hexadecimal digits")
	}
	return key(b), nil
}

// cover hides the seed of a hand of the match with that header. What it returns
// has the same length for every seed.
func (k key) cover(seed game.Seed, header []byte, hand int) string {
	return base64.StdEncoding.EncodeToString(k.aead().Seal(nil, nil, seed[:], belongs(header, hand)))
}

// uncover gives the seed back.
func (k key) uncover(covered string, header []byte, hand int) (seed game.Seed, err error) {
	b, err := base64.StdEncoding.DecodeString(covered)
	if err != nil {
		return seed, err
	}
	b, err = k.aead().Open(nil, nil, b, belongs(header, hand))
	if err != nil || len(b) != len(seed) {
		return seed, errors.New("the key does not fit")
	}
	return game.Seed(b), nil
}

func (k key) aead() cipher.AEAD {
	block, err := aes.NewCipher(k[:])
	if err == nil {
		var a cipher.AEAD
		if a, err = cipher.NewGCMWithRandomNonce(block); err == nil {
			return a
		}
	}
	panic("record: AES of 256 bits is missing: " + err.Error())
}

// belongs ties a covered seed to its match and hand.
func belongs(header []byte, hand int) []byte {
	return fmt.Appendf(nil, "%s%d", header, hand)
}
