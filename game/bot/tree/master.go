package tree

// Rounds is how many rounds of training a Master takes.
const Rounds = 200

// The opponents that a Master is trained against: for whole hands either itself,
// so that it leaves little to exploit and gets on with another Master, or one of a
// crowd that is mostly Skilled and errs as weaker players do.
const (
	self         = 0.3
	crowdNovice  = 0.1
	crowdCasual  = 0.05
	crowdSkilled = 0.85
)

// TrainMaster makes the policy of a Master: after training, in every set what it
// came to play most. The same tree and rounds give the same policy everywhere.
func (t *Tree) TrainMaster(rounds int, progress func(round int)) Pure {
	mix := Mix{
		Others: []Policy{t.Novice(), t.Casual(), t.Skilled()},
		Shares: []float64{crowdNovice, crowdCasual, crowdSkilled},
		Self:   self,
	}
	return t.Purify(t.Train(mix, rounds, progress))
}
