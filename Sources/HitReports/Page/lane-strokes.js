"use strict";
// A lane of the timeline as columns, and the strokes and words that lanes are drawn with.

const laneFont = '9.5px "Open Sans", "DejaVu Sans", sans-serif';
const laneStrong = `600 ${laneFont}`;

/** A lane with its columns unpacked. */
class LaneColumns {
  /** @param {Lane} lane */
  constructor(lane) {
    this.lane = lane;
    const { shapes } = lane;
    this.start = sums(shapes.t);
    this.inputs = sums(shapes.n);
    this.end = this.start.map((time, place) => time + (shapes.d?.[place] ?? 0));
    // A later span can end before an earlier one: what is looked up must ascend.
    this.reached = this.end.slice();
    for (let place = 1; place < this.reached.length; place++) {
      this.reached[place] = Math.max(this.reached[place], this.reached[place - 1]);
    }
  }

  get count() { return this.start.length; }
  /** @param {number} place */
  differs(place) {
    const { role, golden } = this.lane.shapes;
    return role?.[place] === 3 || (golden?.[place] ?? -1) >= 0;
  }
  /** @param {number} start @param {number} end */
  isBusy(start, end) {
    const place = countUpTo(this.reached, start - 1);
    return place < this.count && this.start[place] <= end;
  }
  /**
   * The thing at a time or near it.
   * @param {number} time @param {number} reach
   */
  nearest(time, reach) {
    const place = countUpTo(this.reached, time - 1);
    const far = (/** @type {number} */ at) => Math.max(0, this.start[at] - time, time - this.end[at]);
    return [place - 1, place].filter((at) => at >= 0 && at < this.count && far(at) <= reach)
      .sort((one, other) => far(one) - far(other))[0] ?? -1;
  }
}

/** The strokes and words that lanes are drawn with. */
class LaneStrokes {
  /**
   * @param {CanvasRenderingContext2D} context @param {TimeScale} scale @param {(name: string) => string} color
   * @param {Trace} trace
   */
  constructor(context, scale, color, trace) {
    this.context = context;
    this.scale = scale;
    this.color = color;
    this.trace = trace;
    this.phrases = trace.index.phrases;
    this.isDiff = trace.head.kind === "diff";
    this.top = 0;
  }

  /** @protected @param {LaneColumns} columns @param {number} [reach] */
  runs(columns, reach = 140) { return this.scale.columns(columns.start, columns.reached, reach); }
  /** @protected @param {LaneColumns} columns @param {number} place */
  words(columns, place) { return this.trace.name(columns.lane.shapes.words?.[place] ?? -1); }
  /** @protected @param {LaneColumns} columns @param {[number, number][]} runs @param {number} run */
  limit(columns, runs, run) {
    return run + 1 < runs.length ? this.scale.x(columns.start[runs[run + 1][0]]) - 6 : Infinity;
  }
  /**
   * The colour of what is the same on both sides.
   * @protected
   * @param {LaneColumns} columns @param {number} place @param {string} plain
   */
  tone(columns, place, plain) {
    if (!this.isDiff) return columns.differs(place) ? "refused" : plain;
    if (!columns.differs(place)) return "faint";
    return columns.lane.side === 0 ? "accepted" : "refused";
  }
  /** @protected @param {string} tone */
  markOf(tone) {
    return this.color(["accepted", "refused", "responder"].includes(tone) ? `${tone}-mark` : tone === "faint" ? "plain" : tone);
  }

  // MARK: Strokes

  /** @protected @param {number} x @param {number} end @param {string} fill @param {string} [stroke]
   * @param {number} [half] 1 the upper half, 2 the lower one */
  bar(x, end, fill, stroke, half = 0) {
    const { context } = this;
    const width = Math.max(1.5, end - x);
    context.beginPath();
    const [y, height] = [[3.5, this.isDiff ? 9 : 9.6], [1.8, 6], [8.8, 5]][half];
    context.roundRect(x, this.top + y, width, height, Math.min(2, width / 2));
    context.fillStyle = fill;
    context.fill();
    if (!stroke) return;
    context.strokeStyle = stroke;
    context.lineWidth = 1;
    context.stroke();
  }
  /** @protected @param {number} x @param {string} color @param {boolean} [isRimmed] */
  dot(x, color, isRimmed) {
    const { context } = this;
    context.beginPath();
    context.arc(x, this.top + 8.8, 3.8, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    if (!isRimmed) return;
    context.strokeStyle = this.color("panel");
    context.lineWidth = 1;
    context.stroke();
  }
  /** @protected @param {[number, number][][]} lines about the lane's middle @param {number} x @param {string} color @param {number} width @param {boolean} [isFilled] */
  strokes(lines, x, color, width, isFilled) {
    const { context, top } = this;
    context.beginPath();
    for (const line of lines) {
      line.forEach(([dx, dy], place) => {
        if (place === 0) context.moveTo(x + dx, top + 8.8 + dy); else context.lineTo(x + dx, top + 8.8 + dy);
      });
      if (isFilled !== undefined) context.closePath();
    }
    context.lineCap = context.lineJoin = "round";
    if (isFilled) {
      context.fillStyle = color;
      context.fill();
    } else {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke();
    }
  }
  /** @protected @param {number} x @param {string} color @param {number} [width] */
  cross(x, color, width = 1.4) { this.strokes([[[-3, -3], [3, 3]], [[3, -3], [-3, 3]]], x, color, width); }
  /** @protected @param {number} x @param {string} color @param {boolean} isFilled */
  diamond(x, color, isFilled) { this.strokes([[[0, -4], [4, 0], [0, 4], [-4, 0]]], x, color, 1.3, isFilled); }

  /**
   * Writes the longest of some words that fit.
   * @protected
   * @param {string[]} choices @param {number} x @param {number} limit @param {string} color @param {boolean} [isStrong] */
  write(choices, x, limit, color, isStrong) {
    const { context } = this;
    context.font = isStrong ? laneStrong : laneFont;
    if (x < this.scale.left) return;
    const fits = (/** @type {string} */ each, /** @type {number} */ end) => each && x + context.measureText(each).width <= end;
    // Words that only the edge of the lanes cuts are better than none.
    const text = choices.find((each) => fits(each, Math.min(limit, this.scale.right + 2)))
      ?? choices.findLast((each) => fits(each, limit));
    if (!text) return;
    context.fillStyle = this.color(color);
    context.fillText(text, x, this.top + 12.2);
  }
}
