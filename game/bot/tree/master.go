package tree

// Rounds is how many rounds of training a Master takes. More of them gain little
// and leave more to exploit.
const Rounds = 100

// The crowd that a Master is trained against is mostly Skilled and errs as weaker
// players do.
const (
	crowdNovice  = 0.1
	crowdCasual  = 0.05
	crowdSkilled = 0.85
)

// selves weighs the company of other Masters: two of the crowd, so that it beats
// Skilled players; one Master and one of the crowd, in either seat, so that two of
// them get on with each other; two Masters, so that it leaves little to exploit.
var selves = [maxPlayers]float64{0.46, 0.1, 0.34}

// TrainMaster makes the policy of a Master: after training, in every set what it
// came to play most. The same tree and rounds give the same policy everywhere.
func (t *Tree) TrainMaster(rounds int, progress func(round int)) Pure {
	return t.Purify(t.Train(Mix{
		Others: []Policy{t.Novice(), t.Casual(), t.Skilled()},
		Shares: []float64{crowdNovice, crowdCasual, crowdSkilled},
		Selves: selves,
	}, rounds, progress))
}
