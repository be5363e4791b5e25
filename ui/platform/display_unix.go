//go:build (linux || freebsd || openbsd || netbsd) && !android

package platform

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// The ways to a display, as Fyne calls them.
const (
	x11     = "x11"
	wayland = "wayland"
)

// firstXPort is the TCP port of X display 0.
const firstXPort = 6000

// display finds a display that answers.
func display() (protocol string, err error) {
	if os.Getenv("WAYLAND_SOCKET") != "" { // a connection that the parent process left open
		return wayland, nil
	}
	onWayland, onX := os.Getenv("WAYLAND_DISPLAY"), os.Getenv("DISPLAY")
	if onWayland == "" && onX == "" {
		return "", errors.New("no display: neither DISPLAY nor WAYLAND_DISPLAY is set; start the game from a desktop, or over ssh with -X")
	}
	if onWayland != "" {
		if err = dialWayland(onWayland); err == nil {
			return wayland, nil
		}
		err = fmt.Errorf("no display: the Wayland display %q, named by WAYLAND_DISPLAY, can't be reached (%w); start the game from a desktop", onWayland, err)
	}
	if onX != "" {
		if err = dialX(onX); err == nil {
			return x11, nil
		}
		err = fmt.Errorf("no display: the X display %q, named by DISPLAY, can't be reached (%w); start the game from a desktop, or over ssh with -X", onX, err)
	}
	return "", err
}

func dialWayland(name string) error {
	if filepath.IsAbs(name) {
		return dial("unix", name)
	}
	folder := os.Getenv("XDG_RUNTIME_DIR")
	if folder == "" {
		return errors.New("XDG_RUNTIME_DIR is not set")
	}
	return dial("unix", filepath.Join(folder, name))
}

// dialX reaches for a display named as in X(7): [protocol/][host]:number[.screen].
func dialX(name string) error {
	colon := strings.LastIndexByte(name, ':')
	if colon < 0 {
		return errors.New("it should be written host:number or :number")
	}
	digits, _, _ := strings.Cut(name[colon+1:], ".")
	number, err := strconv.ParseUint(digits, 10, 16)
	if err != nil {
		return fmt.Errorf("%q should be a number", digits)
	}
	host := name[:colon]
	if slash := strings.LastIndexByte(host, '/'); slash >= 0 {
		host = host[slash+1:]
	}
	if host == "" || host == "unix" {
		socket := "/tmp/.X11-unix/X" + digits
		if dial("unix", "@"+socket) == nil || dial("unix", socket) == nil {
			return nil
		}
		host = "localhost"
	}
	port := strconv.FormatUint(firstXPort+number, 10)
	return dial("tcp", net.JoinHostPort(strings.Trim(host, "[]"), port))
}
