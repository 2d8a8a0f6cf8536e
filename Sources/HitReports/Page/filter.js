"use strict";
// What a filter's words ask for, and which rows of the list have it.

/**
 * One thing that a filter asks for.
 * @typedef {{kind: "word", text: string} | {kind: "touch", finger: number}
 *   | {kind: "time", sign: ">" | "<", time: number} | {kind: "is", what: string}} Term
 */

/** @param {string} text @returns {Term[]} */
const termsOf = (text) => {
  /** @type {Term[]} */
  const terms = [];
  const spaced = text.toLowerCase().replace(/\btouch\s+(\d+)/g, "touch:$1");
  for (const word of spaced.split(/\s+/).filter(Boolean)) {
    const touch = /^touch:(\d+)$/.exec(word);
    const time = /^t([<>])([\d.]+)$/.exec(word);
    if (touch) terms.push({ kind: "touch", finger: Number(touch[1]) });
    else if (time) terms.push({ kind: "time", sign: /** @type {">" | "<"} */ (time[1]), time: Number(time[2]) * 1e6 });
    else if (word.startsWith(":")) terms.push({ kind: "is", what: word.slice(1) });
    else terms.push({ kind: "word", text: word });
  }
  return terms;
};

/** Finds rows and touches. */
class Filter {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    this.lower = trace.index.names.map((name) => name.toLowerCase());
    /** @type {Map<string, Set<number>>} the names that have a word */
    this.named = new Map();
    /** @type {Set<string>} kinds that chips switched off */
    this.hidden = new Set();
    this.text = "";
    /** @type {Term[]} */
    this.terms = [];
  }

  /** @param {string} text */
  set(text) {
    this.text = text.trim();
    this.terms = termsOf(this.text);
  }

  get isAll() { return this.terms.length === 0 && this.hidden.size === 0; }

  /**
   * The rows that have all that is asked for.
   * @returns {Int32Array}
   */
  rows() {
    const { length } = this.trace.rows;
    const found = new Int32Array(length);
    let count = 0;
    for (let row = 0; row < length; row++) if (this.has(row)) found[count++] = row;
    return found.subarray(0, count);
  }

  /** @param {number} row */
  has(row) {
    const { rows } = this.trace;
    if (this.hidden.size > 0 && this.hidden.has(this.kind(row))) return false;
    return this.terms.every((term) => {
      switch (term.kind) {
        case "touch": return rows.finger[row] === term.finger;
        case "time": return term.sign === ">" ? rows.t[row] + rows.d[row] > term.time : rows.t[row] < term.time;
        case "is": return this.is(row, term.what);
        case "word": return this.isNamed(row, term.text);
      }
    });
  }

  /**
   * The chip's kind of a row.
   * @private @param {number} row
   */
  kind(row) { return this.trace.rows.count[row] > 1 ? "moved" : this.lower[this.trace.rows.kind[row]] ?? ""; }

  /** @private @param {number} row @param {string} what */
  is(row, what) {
    const { rows, touches } = this.trace;
    const touch = rows.touch[row];
    switch (what) {
      case "differs": return rows.role[row] === 3 || (touches.golden?.[touch] ?? -1) >= 0;
      case "action": return rows.role[row] === 2;
      case "received": return rows.role[row] === 1;
      case "before": return rows.role[row] === 4;
      case "after": return rows.role[row] === 5;
      default: return this.kind(row) === what;
    }
  }

  /** @private @param {number} row @param {string} word */
  isNamed(row, word) {
    let names = this.named.get(word);
    if (!names) {
      names = new Set();
      this.lower.forEach((name, place) => { if (name.includes(word)) names?.add(place); });
      this.named.set(word, names);
      if (this.named.size > 64) this.named.clear();
    }
    const { rows, touches } = this.trace;
    const touch = rows.touch[row];
    return names.has(rows.kind[row]) || names.has(rows.tells[row]) || names.has(touches.receiver[touch] ?? -1)
      || Boolean(touches.words[touch]?.some((name) => names?.has(name)));
  }
}
