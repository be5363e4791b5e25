package record

import (
	"io"
	"io/fs"
	"sync"
)

// faulty is the real file system, of which some operations fail.
type faulty struct {
	disk
	mu   sync.Mutex
	done int // operations so far
	fail func(operation int, what string) error
}

func (f *faulty) next(what string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.done++
	if f.fail == nil {
		return nil
	}
	return f.fail(f.done, what)
}

func (f *faulty) MkdirAll(dir string) error {
	if err := f.next("make folder"); err != nil {
		return err
	}
	return f.disk.MkdirAll(dir)
}

func (f *faulty) ReadDir(dir string) ([]fs.DirEntry, error) {
	if err := f.next("read folder"); err != nil {
		return nil, err
	}
	return f.disk.ReadDir(dir)
}

func (f *faulty) Stat(name string) (fs.FileInfo, error) {
	if err := f.next("stat name"); err != nil {
		return nil, err
	}
	return f.disk.Stat(name)
}

func (f *faulty) Open(name string, flag int, perm fs.FileMode) (file, error) {
	if err := f.next("open"); err != nil {
		return nil, err
	}
	got, err := f.disk.Open(name, flag, perm)
	if err != nil {
		return nil, err
	}
	return &faultyFile{got, f}, nil
}

func (f *faulty) Rename(from, to string) error {
	if err := f.next("rename"); err != nil {
		return err
	}
	return f.disk.Rename(from, to)
}

func (f *faulty) SyncDir(dir string) error {
	if err := f.next("flush folder"); err != nil {
		return err
	}
	return f.disk.SyncDir(dir)
}

func (f *faulty) Lock(name string) (io.Closer, error) {
	if err := f.next("lock"); err != nil {
		return nil, err
	}
	return f.disk.Lock(name)
}

type faultyFile struct {
	file
	files *faulty
}

// Write and WriteAt write half before they fail.
func (f *faultyFile) Write(b []byte) (int, error) {
	if err := f.files.next("write"); err != nil {
		n, _ := f.file.Write(b[:len(b)/2])
		return n, err
	}
	return f.file.Write(b)
}

func (f *faultyFile) WriteAt(b []byte, at int64) (int, error) {
	if err := f.files.next("write"); err != nil {
		n, _ := f.file.WriteAt(b[:len(b)/2], at)
		return n, err
	}
	return f.file.WriteAt(b, at)
}

func (f *faultyFile) Stat() (fs.FileInfo, error) {
	if err := f.files.next("stat"); err != nil {
		return nil, err
	}
	return f.file.Stat()
}

func (f *faultyFile) Truncate(size int64) error {
	if err := f.files.next("truncate"); err != nil {
		return err
	}
	return f.file.Truncate(size)
}

func (f *faultyFile) Sync() error {
	if err := f.files.next("flush"); err != nil {
		return err
	}
	return f.file.Sync()
}
