// Package record keeps matches on disk: each as its list of events, saved while it
// is played, continued later, listed, searched, counted, checked and shared.
//
// # A folder
//
//	match-000001.jsonl  a match; later ones have higher numbers, whatever the clock says
//	key                 covers the seeds of running hands: 64 hexadecimal digits
//	lock                held by the instance of the game that has the folder open
//	matches.index       a cache for [Store.History]; it may be removed at any time
//
// With ".deleted" behind its name, a match can still be brought back, until the
// folder is opened again. With ".damaged", a match was recovered, and is kept as it
// was; so is a key that could not be read. With ".tmp", a file was being written when
// the program ended. Other files in the folder are not the game's, and stay as they
// are.
//
// # A match
//
// The file is JSON Lines: UTF-8, one JSON object a line, each line ended by "\n".
// Lines are only ever added. A last line without its end was torn; it counts as
// none. A reader ignores fields that it does not know and refuses a version above
// its own. The first line is the header:
//
//	{"format":"quantum poker match","version":1,"begun":"2026-11-29T21:57:02Z",
//	 "rules":"classic","chips":1000,"ante":60,"hands":10,"odds":2,
//	 "seats":[{"name":"Ada","color":0,"shape":0,"by":"person"}, …]}
//
// It is one line in the file. Hands is 0 for no end; odds counts from 0, nothing,
// to 4, advice; by is person, novice, casual, skilled or master. A match whose
// seeds follow from a number has it as "number". Seats count from 0, and so do
// qubits: the seats of a hand own its qubits in their order, q0 first. Then come
// the events:
//
//	{"event":"dealt","hand":1,"at":"2026-…","seats":[0,1,2],"first":0,"cut":"…","covered":"…"}
//	{"event":"revealed","seat":0}                                    looked at its cards
//	{"event":"played","seat":0,"card":"CNOT","on":[1,0]}             controls first
//	{"event":"took back","seat":0,"card":"CNOT","on":[1,0]}
//	{"event":"measured","at":"2026-…","seat":2,"read":"010"}         what each qubit read, q0 first
//	{"event":"bought in","seat":1}
//	{"event":"sat out","seat":1}
//	{"event":"sat in","seat":1}
//	{"event":"handed over","seat":1,"by":"master"}
//	{"event":"gave up","at":"2026-…"}
//	{"event":"ended","at":"2026-…"}
//
// After "measured" come two lines that follow from those before, and after a "gave
// up" that voids a running hand the second of them:
//
//	{"event":"paid","hand":1,"paid":[0,360,0],"house":0,"chips":[940,1240,940]}
//	{"event":"uncovered","hand":1,"seal":"…","seed":"…","cards":[["X","H","CNOT","Measure"], …]}
//
// Paid is by qubit, chips by seat, after the hand; seal and seed are hexadecimal.
// Opening a record replays all events by the rules of package game and compares
// all that follows from them: who plays and who is first, the cards, the outcome,
// the payouts, the seal. So it finds whatever contradicts itself. It does not find
// a forgery that is consistent. Times inform only: nothing follows from them.
//
// # Deals
//
// A hand's seed is 32 random bytes, its seal their SHA-256. The labelled streams
// that shuffle and measure follow from seed and cut as [game.Seed.Cut] and
// [game.Seed.Stream] say.
//
// # What is covered, and from whom
//
// While a hand runs, its seed, from which all cards follow, is covered:
// "covered" is the base64 of a 12-byte nonce, the seed encrypted by AES-256-GCM,
// and a 16-byte tag; the key is the one in the file "key", the additional data is
// the header line with its end, followed by the hand's number in decimal digits.
// That stops a glance, a search or a file preview. It does not stop somebody who
// wants to cheat on their own machine: the key lies beside it.
//
// # What saving promises
//
// An event is acknowledged once the system has flushed it (fsync; on macOS
// F_FULLFSYNC) into the file that has the match's name. From then on it survives that
// the program ends in whatever way. It survives a power cut as far as the disk keeps
// what it says that it has flushed.
// An event that is not acknowledged may be there or not, but never half of it.
// Small files are replaced as a whole. While saving fails, events are kept in
// memory, and saved in order as soon as it works again.
package record
