"use strict";
// Time on the timeline: the part of it that is shown, and where a moment lies.

/** The least time that can be shown, in microseconds. */
const leastSpan = 10_000;
/** What is shown before the beginning, and behind the end for words that go on, as parts of the span. */
const beyond = { start: 0.02, end: 0.08 };

class TimeScale {
  /** @param {number} end when the recording ended */
  constructor(end) {
    this.all = Math.max(end, leastSpan);
    this.span = Math.min(this.most, 10_000_000);
    this.start = -this.span * beyond.start;
    this.left = 132;
    this.right = 1428;
  }

  /** The longest time that can be shown. */
  get most() { return this.all / (1 - beyond.start - beyond.end); }
  get end() { return this.start + this.span; }
  /** @param {number} time */
  x(time) { return this.left + (time - this.start) / this.span * (this.right - this.left); }
  /** @param {number} x */
  time(x) { return this.start + (x - this.left) / (this.right - this.left) * this.span; }

  /** @param {number} start */
  panTo(start) {
    const least = -this.span * beyond.start;
    this.start = Math.max(least, Math.min(start, Math.max(least, this.all - this.span * (1 - beyond.end))));
  }

  /** @param {number} part of what is shown */
  pan(part) { this.panTo(this.start + part * this.span); }

  /**
   * Zooms about a moment that stays where it is.
   * @param {number} factor @param {number} about
   */
  zoom(factor, about) {
    const span = Math.max(leastSpan, Math.min(this.most, this.span * factor));
    const start = about - (about - this.start) / this.span * span;
    this.span = span;
    this.panTo(start);
  }

  /**
   * Moves so that a moment is in sight.
   * @param {number} time @returns {boolean} whether it moved
   */
  reveal(time) {
    const margin = this.span * 0.04;
    const { start } = this;
    if (time < this.start + (this.start > 0 ? margin : 0)) this.panTo(time - this.span * 0.33);
    if (time > this.end - margin && this.end < this.all) this.panTo(time - this.span * 0.33);
    return this.start !== start;
  }

  /**
   * The steps of the ruler: a round time of at least some pixels.
   * @param {number} pixels
   */
  step(pixels) {
    const least = pixels * this.span / (this.right - this.left);
    const power = 10 ** Math.floor(Math.log10(least));
    const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
    return factor * power;
  }

  /**
   * Runs of things that fall into one column of pixels each.
   * @param {ArrayLike<number>} starts ascending @param {ArrayLike<number>} ends ascending
   * @param {number} reach how many pixels beyond the edge still count
   * @returns {[first: number, end: number][]}
   */
  columns(starts, ends, reach) {
    /** @type {[number, number][]} */
    const runs = [];
    const perPixel = this.span / (this.right - this.left);
    let place = countUpTo(ends, this.start - reach * perPixel);
    const last = countUpTo(starts, this.end + reach * perPixel);
    while (place < last) {
      const edge = this.start + (Math.floor((ends[place] - this.start) / perPixel) + 1) * perPixel;
      const next = Math.max(place + 1, Math.min(last, countUpTo(starts, edge - 1e-3)));
      runs.push([place, next]);
      place = next;
    }
    return runs;
  }
}
