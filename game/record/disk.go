package record

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// files is what the store needs of a file system. Tests put failures into it.
type files interface {
	MkdirAll(dir string) error
	ReadDir(dir string) ([]fs.DirEntry, error)
	Stat(name string) (fs.FileInfo, error)
	Open(name string, flag int, perm fs.FileMode) (file, error)
	Rename(from, to string) error
	Remove(name string) error
	// SyncDir flushes the names in a folder.
	SyncDir(dir string) error
	// Lock takes the lock file for this process, until it is closed or the process
	// ends. It fails with errInUse where another one has it.
	Lock(name string) (io.Closer, error)
}

type file interface {
	io.ReadWriteCloser
	io.WriterAt
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
}

var errInUse = errors.New("another instance of the game uses this folder")

// disk is the real file system.
type disk struct{}

func (disk) MkdirAll(dir string) error                 { return os.MkdirAll(dir, 0o700) }
func (disk) ReadDir(dir string) ([]fs.DirEntry, error) { return os.ReadDir(dir) }
func (disk) Stat(name string) (fs.FileInfo, error)     { return os.Stat(name) }
func (disk) Rename(from, to string) error              { return os.Rename(from, to) }
func (disk) Remove(name string) error                  { return os.Remove(name) }
func (disk) Lock(name string) (io.Closer, error)       { return lock(name) }

func (disk) Open(name string, flag int, perm fs.FileMode) (file, error) {
	f, err := os.OpenFile(name, flag, perm)
	if err != nil {
		return nil, err // not f, which would be an interface that holds a nil
	}
	return f, nil
}

func (disk) SyncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil // it flushes names by itself, and cannot open a folder for it
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// readFile reads a small file.
func readFile(f files, name string) ([]byte, error) {
	in, err := f.Open(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(in)
}

// temporary ends the names of files that are not whole yet.
const temporary = ".tmp"

// replace writes a file so that, whenever the program ends, either the old content
// is there or the new one.
func replace(f files, name string, content []byte) error {
	temp := name + temporary
	out, err := f.Open(temp, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = out.Write(content)
	if err == nil {
		err = out.Sync()
	}
	if err = errors.Join(err, out.Close()); err != nil {
		return err
	}
	if err := f.Rename(temp, name); err != nil {
		return err
	}
	return f.SyncDir(filepath.Dir(name))
}
