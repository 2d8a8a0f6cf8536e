"use strict";
// What is said of a press at a pixel. Which views are asked and what they answer was found out by
// really asking; coordinates and distances are filled in here.

/** @typedef {{kind: string, depth: number, view: string, point: string, words: string}} WalkLine */
/** @typedef {{kind: string, cause: string, runs: Run[], detail: string}} Said */

/**
 * @typedef {object} PixelFacts
 * @property {number} x in points
 * @property {number} y
 * @property {string} point
 * @property {Receiver} [receiver]
 * @property {WalkLine[]} walk
 * @property {string} [intended]
 * @property {Said} [verdict]
 * @property {Link[]} chain
 */

class PressFacts {
  /** @param {MapData} data */
  constructor(data) {
    this.data = data;
    this.partOf = new Int32Array(data.columns * data.rows).fill(-1);
    data.rects.forEach((rects, part) => {
      for (const [left, top, width, height] of rects) {
        for (let row = top; row < top + height; row++) {
          this.partOf.fill(part, row * data.columns + left, row * data.columns + left + width);
        }
      }
    });
  }

  /** @param {number} pixel @returns {number | undefined} */
  receiverAt(pixel) { return this.data.parts[this.partOf[pixel]]?.receiver; }

  /** @param {number} column @param {number} row @returns {PixelFacts} */
  at(column, row) {
    const { data } = this;
    const [x, y] = [(column + 0.5) / data.scale, (row + 0.5) / data.scale];
    /** @type {Part} */
    const part = data.parts[this.partOf[row * data.columns + column]] ?? {};
    const receiver = part.receiver === undefined ? undefined : data.receivers[part.receiver];
    const walk = this.linked(data.lines, part.line, (line) => line.previous).reverse().map((line) => {
      const [px, py] = this.inView(line.view, column, row);
      const [dx, dy] = line.shift ?? [0, 0];
      const { kind, pieces } = data.phrases[line.phrase];
      return {
        kind, depth: line.depth, view: data.views[line.view].name, point: pointText(px + dx, py + dy),
        words: textOf(this.pieced(pieces, { receiver: receiver?.short })),
      };
    });
    return {
      x, y, point: pointText(x, y), receiver, walk, intended: part.intended,
      verdict: part.sentence === undefined ? undefined : this.said(data.sentences[part.sentence], column, row),
      chain: this.linked(data.links, receiver?.chain, (link) => link.next),
    };
  }

  /** @private @param {Sentence} sentence @param {number} column @param {number} row @returns {Said} */
  said({ kind, pieces, cause, details, measured }, column, row) {
    /** @type {Record<string, string>} */
    const values = {};
    if (measured !== undefined) {
      const point = this.inView(measured, column, row);
      Object.assign(values, { distance: this.distance(measured, point), point: pointText(...point) });
    }
    return { kind, cause, runs: this.pieced(pieces, values), detail: textOf(this.pieced(details, values)) };
  }

  /** @private @param {number} view @param {number} column @param {number} row @returns {Point} */
  inView(view, column, row) {
    const [a, b, c, d, tx, ty] = this.data.views[view].fromPixel;
    const [x, y] = [column + 0.5, row + 0.5];
    return [a * x + c * y + tx, b * x + d * y + ty];
  }

  /** @private @param {number} view @param {Point} point */
  distance(view, [x, y]) {
    const [left, top, right, bottom] = this.data.views[view].bounds;
    const parts = [];
    if (y < top) parts.push(`${coordinate(top - y)} pt above`);
    if (y >= bottom) parts.push(`${coordinate(y - bottom)} pt below`);
    if (x < left) parts.push(`${coordinate(left - x)} pt left`);
    if (x >= right) parts.push(`${coordinate(x - right)} pt right`);
    return parts.join(", ");
  }

  /** @private @param {Piece[]} pieces @param {Record<string, string | undefined>} values @returns {Run[]} */
  pieced(pieces, values) {
    return pieces.map(({ text, role, fill }) => ({ text: (fill ? values[fill] : text) ?? "", role }));
  }

  /**
   * Entries of a table, each of which names the one after it.
   * @template Entry
   * @private @param {Entry[]} table @param {number | undefined} first
   * @param {(entry: Entry) => number | undefined} next
   */
  linked(table, first, next) {
    const entries = [];
    for (let place = first; place !== undefined; place = next(table[place])) entries.push(table[place]);
    return entries;
  }
}
