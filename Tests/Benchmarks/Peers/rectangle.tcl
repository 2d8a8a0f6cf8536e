# A bare rectangle in Tk, whose colour each press changes.
wm geometry . 400x300+0+0
canvas .canvas -width 400 -height 300 -background #202020 -highlightthickness 0
pack .canvas
.canvas create rectangle 50 50 250 200 -fill #2060c0 -outline {} -tags rectangle
set pressed 0
bind .canvas <ButtonPress-1> {
  set pressed [expr {!$pressed}]
  .canvas itemconfigure rectangle -fill [expr {$pressed ? "#e04020" : "#2060c0"}]
}
