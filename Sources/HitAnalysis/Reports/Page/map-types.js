// What a page of a map holds, as the program writes it (`PageData`) and the page's scripts read it.
// The scripts are checked against these types; nothing here runs.
//
// A number that names something is its place in the list of that name. Pixels are the map's.

/** @typedef {[x: number, y: number]} Point */

/**
 * @typedef {object} MapData
 * @property {string} title
 * @property {number} columns pixels in a row
 * @property {number} rows
 * @property {number} scale pixels to a point
 * @property {Receiver[]} receivers
 * @property {Link[]} links
 * @property {View[]} views
 * @property {Phrase[]} phrases
 * @property {Line[]} lines
 * @property {Sentence[]} sentences
 * @property {Part[]} parts
 * @property {[left: number, top: number, width: number, height: number][][]} rects of each part
 * @property {Finding[]} findings
 * @property {[column: number, row: number]} start where the probe is at first
 */

/** @typedef {{name: string, short: string, color: string, chain?: number}} Receiver */

/**
 * A responder, and the link behind it.
 * @typedef {{name: string, kind: string, deed: string, next?: number}} Link
 */

/**
 * `fromPixel` takes a pixel's centre to the view's space.
 * @typedef {object} View
 * @property {string} name
 * @property {[left: number, top: number, right: number, bottom: number]} bounds
 * @property {[a: number, b: number, c: number, d: number, tx: number, ty: number]} fromPixel
 */

/**
 * A part of what is said: words with their role, or the name of what is filled in.
 * @typedef {{text?: string, role?: string, fill?: string}} Piece
 */

/** @typedef {{kind: string, pieces: Piece[]}} Phrase */

/**
 * A line of a walk. `shift` is added to the point where code passed on another one.
 * @typedef {{previous?: number, view: number, depth: number, phrase: number, shift?: Point}} Line
 */

/**
 * Distances are from the bounds of the view `measured`.
 * @typedef {object} Sentence
 * @property {string} kind
 * @property {Piece[]} pieces
 * @property {string} cause
 * @property {Piece[]} details
 * @property {number} [measured]
 */

/**
 * What is said of all points of a part. `line` is the last one of the walk.
 * @typedef {{receiver?: number, line?: number, sentence?: number, intended?: string}} Part
 */

/**
 * In points of the screen.
 * @typedef {{rects: [x: number, y: number, width: number, height: number][], point?: Point}} Finding
 */
