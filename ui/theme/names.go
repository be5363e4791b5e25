package theme

import "fyne.io/fyne/v2"

// The surfaces, from the back to the front.
const (
	ColorTable     fyne.ThemeColorName = "table"     // what the circuit lies on
	ColorTray      fyne.ThemeColorName = "tray"      // where the acting player's cards lie
	ColorBar       fyne.ThemeColorName = "bar"       // the bar along the top
	ColorPanel     fyne.ThemeColorName = "panel"     // odds, recap, ledger
	ColorPanelEdge fyne.ThemeColorName = "panelEdge" // their outline, and lines that divide them
	ColorPlate     fyne.ThemeColorName = "plate"     // the plate of a seat
)

// Text, by how much it matters.
const (
	ColorText  fyne.ThemeColorName = "text"
	ColorMuted fyne.ThemeColorName = "muted"
	ColorGold  fyne.ThemeColorName = "gold" // the pool, and what is previewed
	ColorUp    fyne.ThemeColorName = "up"   // a gain
	ColorDown  fyne.ThemeColorName = "down" // a loss
)

// The circuit and the bars.
const (
	ColorWire          fyne.ThemeColorName = "wire"
	ColorRound         fyne.ThemeColorName = "round" // the dashed line between rounds
	ColorStartGate     fyne.ThemeColorName = "startGate"
	ColorStartGateEdge fyne.ThemeColorName = "startGateEdge"
	ColorTrack         fyne.ThemeColorName = "track"  // the empty part of a bar
	ColorShared        fyne.ThemeColorName = "shared" // an outcome that several seats share
	ColorHouse         fyne.ThemeColorName = "house"  // an outcome that the house takes
)

// The cards: paper and ink, the same in the light and in the dark.
const (
	ColorCard         fyne.ThemeColorName = "card"
	ColorCardEdge     fyne.ThemeColorName = "cardEdge"
	ColorCardInk      fyne.ThemeColorName = "cardInk"
	ColorCardMuted    fyne.ThemeColorName = "cardMuted"
	ColorCardOff      fyne.ThemeColorName = "cardOff" // the paper of a card that can't be played now
	ColorCardBack     fyne.ThemeColorName = "cardBack"
	ColorCardBackEdge fyne.ThemeColorName = "cardBackEdge"
	ColorCardBackInk  fyne.ThemeColorName = "cardBackInk"
)

// What answers to the player.
const (
	ColorFocus         fyne.ThemeColorName = "focusRing"
	ColorFocusTint     fyne.ThemeColorName = "focusTint"     // laid over Fyne's own widgets that have the focus
	ColorButton        fyne.ThemeColorName = "secondary"     // a button that is not the main one
	ColorButtonOff     fyne.ThemeColorName = "secondaryOff"  // a button that can't be pressed now
	ColorButtonOffText fyne.ThemeColorName = "disabledLabel" // what it says
	ColorButtonHover   fyne.ThemeColorName = "buttonHover"   // laid thinly over what the pointer is on
	ColorScrim         fyne.ThemeColorName = "scrim"         // dims what lies under a sheet
)
