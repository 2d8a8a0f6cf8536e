// What a page of a trace holds, as the program writes it and the page's scripts read it. The
// scripts are checked against these types; nothing here runs.
//
// Texts are made by the program; the page puts numbers into `Phrases` and composes nothing else.
// A `Place` is a place in `Index.names`, -1 for nothing. Inputs are counted from 1. Times are
// microseconds since the recording began. In columns marked `deltas` each number is told as its
// difference from the one before, the first from 0. Points are in the screen's space.

/** @typedef {number} Place */
/** @typedef {[x: number, y: number, width: number, height: number]} Box */
/** @typedef {[a: number, b: number, c: number, d: number, tx: number, ty: number]} Matrix */

/**
 * Plain JSON before everything else, so that a page that is cut still says what it was.
 * @typedef {object} Head
 * @property {1} v the version of this format
 * @property {"trace" | "diff"} kind
 * @property {string} title the trace's file; of a diff, the file before
 * @property {string} [against] of a diff, the file after
 * @property {string} [sentence] what it was replayed on
 * @property {Run[]} [summary] of a diff, its sentence
 * @property {string} counts events, touches, duration, when it was recorded
 * @property {string} made what made the page
 * @property {string} [command] what makes the page again
 * @property {string} [bless] the command that makes what is now the golden
 * @property {[width: number, height: number]} screen in points
 * @property {string} [ground] the colour of a screen that no window covers
 * @property {string[]} sides the stage's pictures, "golden" and "now" or "before" and "after"; one
 *   alone where there is nothing to compare with
 * @property {number} inputs how many inputs the whole trace has
 * @property {number} end when the recording ended
 * @property {string} cut what the page says where its end is missing
 * @property {string} [damage] what was wrong with the trace itself
 */

/**
 * Words with gaps: `{n}` a number, `{name}` a name, `{time}` seconds, `{point}` a point,
 * `{finger}`, `{kind}`. Where there are two, the first is for one thing.
 * @typedef {object} Phrases
 * @property {[string, string]} moves "{n} moves"
 * @property {[string, string]} movesOf "{n} moves of touch {finger}"
 * @property {string} messages "{name}, {n} messages"
 * @property {string} more "{name} +{n}"
 * @property {string} times "{name} ×{n}"
 * @property {[string, string]} missing "{n} actions missing"
 * @property {string} nobody "nobody"
 * @property {string} possible "possible"
 * @property {string} input "touch {finger} {kind} {point}"
 * @property {string} place "event {n} / {count}, frame {frame}"
 * @property {string} difference "difference {n} of {count}"
 * @property {string} span "{start} to {end} s"
 * @property {string} inputs "inputs": the lane of all fingers of a diff
 * @property {string} nothing "no input has “{text}”"
 */

/**
 * @typedef {object} Index
 * @property {string[]} names
 * @property {string[]} templates JSON of events with gaps: U+0001 for a number, U+0002 for one with
 *   three digits behind the point
 * @property {Phrases} phrases
 * @property {PartPlace[]} parts in the order in which they stand in the document
 * @property {Rows} rows
 * @property {Chip[]} chips
 * @property {Touches} touches
 * @property {Lane[]} lanes from the top
 * @property {MinimapCounts} minimap
 * @property {Difference[]} differences by time
 * @property {DifferenceGroup[]} groups of the list of differences
 * @property {Chip[]} kinds of differences and of what follows from them; a filter is a `kind`
 * @property {Face[]} faces
 * @property {Changed} [changed] of a diff
 */

/** @typedef {{first: number, count: number, time: number}} PartPlace */

/**
 * The list of inputs: columns of equal length, a row for each line of the list.
 * @typedef {object} Rows
 * @property {number[]} n deltas: the row's first input
 * @property {number[]} count inputs in the row; moves of one touch in a row are one row
 * @property {number[]} t deltas
 * @property {number[]} d how long the row's inputs take
 * @property {Place[]} kind "began", "ended", "cancelled", "key a" …
 * @property {number[]} finger 0 where no finger made it
 * @property {(number | null)[]} x
 * @property {(number | null)[]} y
 * @property {Place[]} tells the receiver, the action
 * @property {number[]} role 0 plain, 1 receiver, 2 action, 3 differs; of a diff 4 what the side before
 *   alone has, 5 the side after
 * @property {number[]} touch the row's touch in `Touches`, -1 for none
 */

/**
 * A filter at hand. Its words are those that a reader can type.
 * @typedef {{title: string, count: string, filter: string}} Chip
 */

/**
 * Columns of equal length, a touch each, by their first input.
 * @typedef {object} Touches
 * @property {number[]} first deltas: the number of the input that began it
 * @property {number[]} last of the input that ended it, or of the last there is, from `first`
 * @property {number[]} finger
 * @property {Place[]} receiver -1 for nobody
 * @property {Place[]} [golden] of the other side, where that is another; else -1
 * @property {number[]} [before] of a diff: 1 where the side before alone has it
 * @property {Place[][]} words what else a filter finds it by: views asked, recognizers, actions
 */

/**
 * @typedef {object} Lane
 * @property {"touch" | "wheel" | "hits" | "recognizer" | "unseen" | "responders" | "actions"
 *   | "changes" | "golden"} kind
 * @property {string} title
 * @property {string} [view] whose it is
 * @property {number} [side] of a diff: the place in `Head.sides`
 * @property {string} [note] why a recognizer never saw a touch
 * @property {number} [finger] of a touch's lane
 * @property {Shapes} shapes
 */

/**
 * Columns of equal length by time. A column that all shapes of a lane can do without is left out.
 * @typedef {object} Shapes
 * @property {number[]} t deltas: when it begins
 * @property {number[]} n deltas: the input that it begins with
 * @property {number[]} [d] how long it lasts; 0 where it is left out
 * @property {number[]} [began] how long after `t` a recognizer began; -1 where it did not
 * @property {number[]} [state] 0 possible, 1 began, 2 ended, 3 cancelled, 4 failed
 * @property {number[]} [moves] of a touch
 * @property {Place[]} [words] its full words
 * @property {Place[]} [short] its words where the full ones find no room
 * @property {Place[]} [golden] of the golden's lane: the receiver, where it was another; else -1
 * @property {number[]} [role] 0 plain, 3 differs (hits) or is missing (actions)
 */

/**
 * How much happened in each step of time.
 * @typedef {{step: number, moves: number[], touches: number[], second?: number[]}} MinimapCounts
 *   all inputs, beginnings, inputs of second and further fingers
 */

/**
 * @typedef {object} Difference
 * @property {number} n the input that it begins with
 * @property {number} t
 * @property {number} end when its touch ended
 * @property {number} group its place in `groups`
 * @property {string} from the receiver before
 * @property {string} to empty where the same view is hit another way: that is neither counted nor
 *   jumped to, and `from` says how
 * @property {string} reason
 * @property {string} kind "hit", "message", "action" …
 * @property {string} [counts] how many follow
 * @property {Run[]} [arithmetic] of a diff's card
 * @property {string} [followed] of the heading: how many of each kind follow
 * @property {{kind: string, text: string, role: string}[]} [follows] role "gesture", "message",
 *   "action", "touch"
 */

/** @typedef {{title: string, count: string}} DifferenceGroup */

/**
 * What a view looks like without its subviews. Colours are CSS colours. `drawing` is a whole SVG
 * document of the size of the view's bounds: what its own code draws.
 * @typedef {object} Face
 * @property {string} [fill]
 * @property {{color: string, width: number}} [border]
 * @property {Caption} [caption]
 * @property {string} [drawing]
 */

/**
 * `x` and `y` are in the view's own space; y is the baseline. With `clip` nothing of it is seen
 * beyond the view's bounds.
 * @typedef {{text: string, size: number, color: string, x: number, y: number,
 *   align: "left" | "center", clip?: boolean}} Caption
 */

/**
 * A view on the stage. `m` takes points of its own space, whose origin is the top left of its
 * bounds, to its superview's bounds, of a window to the screen.
 * @typedef {object} View
 * @property {number} id the same in all parts, on both sides where it is the same view
 * @property {number} parent -1 for a window
 * @property {number} order among the superview's subviews, from the back; need not be whole
 * @property {Place} [name]
 * @property {Matrix} m
 * @property {[width: number, height: number]} size
 * @property {[x: number, y: number]} [origin] where its bounds begin: how far it is scrolled
 * @property {number} face in `Index.faces`, -1 for none
 * @property {number} [alpha] 1 where it is left out
 * @property {boolean} [hidden]
 * @property {boolean} [clips]
 * @property {number} [radius]
 * @property {number} [corners] 1 top left, 2 top right, 4 bottom left, 8 bottom right; 15 where it
 *   is left out
 */

/**
 * What changes on the stage at a moment, in order: after input `n` and at time `t`. In the page `n`
 * is told as deltas, and a `t` that is the time of input `n` is left out.
 * @typedef {object} Change
 * @property {number} n
 * @property {number} t
 * @property {View[]} [add]
 * @property {number[]} [remove] views by id, with all below them
 * @property {[id: number, fields: Partial<View>][]} [set]
 */

/**
 * About 1,024 inputs; it ends where a frame ends.
 * @typedef {object} Part
 * @property {number} first the number of its first input
 * @property {number[]} t deltas, the first from the part's `time`
 * @property {number[]} frame deltas
 * @property {Place[]} kind
 * @property {number[]} finger
 * @property {(number | null)[]} x
 * @property {(number | null)[]} y
 * @property {{key: View[], changes: Change[]}[]} sides as `Head.sides`; the views before the part's
 *   first input, superviews first
 * @property {[n: number, template: number | string, ...numbers: number[]][]} events by their inputs,
 *   of which `n` tells as deltas; moves that nothing came of have none. A `Happening` is the template
 *   at a place of `Index.templates`, or the one given, with its gaps filled. A template's numbers are
 *   told as differences from those of the event before that has it
 */

/**
 * An input and what came of it. Lists for each side are in the order of `Head.sides`.
 * @typedef {object} Happening
 * @property {string} title "touch 1 began (160, 421)"
 * @property {string} [since] "differs from golden, 5 of 9", or what the time before it was
 * @property {Verdict} [verdict]
 * @property {Visit[][]} [walk] a list a side
 * @property {string} [asked] "5 asked, then 8 asked; the first difference is marked"
 * @property {(Mark[])[]} [marks] what is drawn over the stage, a list a side
 * @property {{text: string, role?: string}[]} [received] over each picture of the stage
 * @property {string} [message] of the responder chain: what was sent, as "touchesBegan"
 * @property {Link[][]} [chain] a list a side
 * @property {Gesture[]} [gestures] of the last side
 * @property {string} [gesturesBefore] "none saw touch 1", of the first side
 * @property {LogLine[]} [log]
 */

/**
 * @typedef {object} Verdict
 * @property {"arrived" | "missed" | "lost" | "differs" | "plain"} kind
 * @property {Run[]} [heading] of a difference: who before, who now, why
 * @property {Run[]} runs
 * @property {string} [detail]
 */

/**
 * @typedef {object} Visit
 * @property {string} name
 * @property {number} view its id on that side; -1 where it is gone
 * @property {number} depth
 * @property {"accepted" | "refused" | "notAsked" | "received"} kind
 * @property {string} words "(160, -10) outside, 10 pt above"
 * @property {boolean} [first] whether it is the first difference
 */

/**
 * @typedef {object} Mark
 * @property {number} view
 * @property {"receiver" | "refused" | "would"} role
 * @property {string} [tag] "8 received it", "3 said \"outside\""
 * @property {Box[]} [dead] what of it cannot be reached, in the screen's space
 */

/** @typedef {{name: string, deed: string, kind: "handled" | "passed" | "rest"}} Link */

/** @typedef {{name: string, view: string, states: string, cause?: string}} Gesture */

/**
 * @typedef {object} LogLine
 * @property {"head" | "walk" | "gestures" | "responders" | "actions"} kind
 * @property {string} text with its margin, as a terminal shows it
 * @property {-1 | 0 | 1} [side] -1 golden alone, 1 now alone
 */

/**
 * What differs between two scenes.
 * @typedef {object} Changed
 * @property {Maps} [maps]
 * @property {{view: string, before: string, after: string, difference: string,
 *   role?: "more" | "less"}[]} [areas]
 * @property {{columns: string[]}} [areaTitles] of its columns
 * @property {{name: string, to?: string, value: string,
 *   role?: "warning" | "bad" | "plain" | "more"}[]} [facts] `to` of what goes from `name` to it
 * @property {{title: string, lines: {view: string, key: string, before: string,
 *   after: string}[], note?: string}} [scene] `before` and `after` are empty where it has nothing
 */

/**
 * Pictures are `data:image/png` addresses.
 * @typedef {{title: string, summary: string, pictures: {name: string, image: string}[],
 *   note?: string}} Maps
 */
