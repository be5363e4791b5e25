//go:build (linux || freebsd || openbsd || netbsd) && !android

package platform

import (
	"fmt"
	"net/url"
	"os"
	"strings"
)

// sessionBus tells whether a D-Bus session bus answers, where Fyne would look for one.
// It starts none.
func sessionBus() bool {
	addresses := os.Getenv("DBUS_SESSION_BUS_ADDRESS")
	if addresses == "" || addresses == "autolaunch:" {
		return dial("unix", fmt.Sprintf("/run/user/%d/bus", os.Getuid())) == nil
	}
	for address := range strings.SplitSeq(addresses, ";") {
		if busAnswers(address) {
			return true
		}
	}
	return false
}

// busAnswers takes an address as in the D-Bus specification, such as
// "unix:path=/run/user/1000/bus,guid=12ab". It takes transports other than Unix sockets on trust.
func busAnswers(address string) bool {
	options, isUnix := strings.CutPrefix(address, "unix:")
	if !isUnix {
		return strings.Contains(address, ":")
	}
	for option := range strings.SplitSeq(options, ",") {
		key, value, _ := strings.Cut(option, "=")
		value, err := url.PathUnescape(value)
		if err != nil {
			return false
		}
		switch key {
		case "path":
			return dial("unix", value) == nil
		case "abstract":
			return dial("unix", "@"+value) == nil
		}
	}
	return false
}
