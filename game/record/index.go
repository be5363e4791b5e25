package record

import "encoding/json"

// index remembers what replaying each match gave. It is a cache: whatever is wrong
// with it, the matches are replayed again.
type index map[ID]page

// page is one match, as long as its file has that size and time of change.
type page struct {
	Size, Changed int64
	Match         Summary
	Hands         []HandResult
}

// indexVersion changes with what a page holds and how that is computed.
const indexVersion = 1

type indexText struct {
	Version int
	Pages   index
}

func (s *Store) readIndex() index {
	text, err := readFile(s.files, s.path(indexFile))
	if err != nil {
		return nil
	}
	var x indexText
	if err := json.Unmarshal(text, &x); err != nil || x.Version != indexVersion {
		return nil
	}
	return x.Pages
}

// writeIndex saves the index where that is possible; nothing is lost where not.
func (s *Store) writeIndex(x index) {
	if _, err := s.prepare(); err != nil {
		return
	}
	if text, err := json.Marshal(indexText{indexVersion, x}); err == nil {
		_ = replace(s.files, s.path(indexFile), text)
	}
}
