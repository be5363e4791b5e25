package resources

import (
	_ "embed"
	"runtime/debug"
	"strings"
)

// exported is the commit where git exported these sources, as package.sh lets it do, and a
// placeholder elsewhere: see .gitattributes.
//
//go:embed commit.txt
var exported string

// commitDigits is how many digits of a commit are shown: enough to find it, few enough to read out.
const commitDigits = 12

// Commit names the commit that the program was built from, such as "1a2b3c4d5e6f", with
// a "+" where files were changed since. It is "" where nobody knows, as under go run.
func Commit() string {
	build, _ := debug.ReadBuildInfo()
	return commit(strings.TrimSpace(exported), build)
}

// commit believes an export first, then what go build saw.
func commit(exported string, build *debug.BuildInfo) string {
	if !strings.HasPrefix(exported, "$") {
		return shortened(exported)
	}
	if build == nil {
		return ""
	}
	var revision, changed string
	for _, s := range build.Settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value
		case "vcs.modified":
			if s.Value == "true" {
				changed = "+"
			}
		}
	}
	if revision == "" {
		return ""
	}
	return shortened(revision) + changed
}

func shortened(hash string) string {
	return hash[:min(len(hash), commitDigits)]
}
