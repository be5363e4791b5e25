package widget

import (
	"math"
	"strconv"
	"strings"
)

// chartScale is the upright axis: from low to high, with a tick at each step.
type chartScale struct{ low, high, step float64 }

// scaleFor has room for all values, with at most that many steps.
func scaleFor(lines []ChartLine, steps int) chartScale {
	low, high := math.Inf(1), math.Inf(-1)
	for _, l := range lines {
		for _, v := range l.Values {
			low, high = min(low, v), max(high, v)
		}
	}
	if low == high {
		low, high = low-1, high+1
	}
	step := roundStep((high - low) / float64(max(1, steps)))
	return chartScale{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
}

// roundStep is the least of 1, 2, 5, 10, 20, 50 … that is not below a width.
func roundStep(width float64) float64 {
	for scale := 1.0; ; scale *= 10 {
		for _, digit := range []float64{1, 2, 5} {
			if digit*scale >= width {
				return digit * scale
			}
		}
	}
}

// part is how far up a value lies, from 0 to 1.
func (s chartScale) part(v float64) float32 { return float32((v - s.low) / (s.high - s.low)) }

// ticks lists the values that get a label.
func (s chartScale) ticks() []float64 {
	var out []float64
	for v := s.low; v <= s.high+s.step/2; v += s.step {
		out = append(out, v)
	}
	return out
}

func tickText(v float64) string {
	return strings.Replace(strconv.FormatFloat(v, 'f', 0, 64), "-", "−", 1)
}
