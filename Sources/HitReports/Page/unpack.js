"use strict";
// Reads what lies in the page: the head as it is, the index and the parts unpacked when asked for.

/**
 * The numbers that columns of deltas stand for.
 * @param {number[]} deltas @param {number} [start] @returns {Float64Array}
 */
const sums = (deltas, start = 0) => {
  const found = new Float64Array(deltas.length);
  let sum = start;
  for (let place = 0; place < deltas.length; place++) found[place] = sum += deltas[place];
  return found;
};

/**
 * How many of some ascending numbers are at most a number.
 * @param {ArrayLike<number>} numbers @param {number} most @returns {number}
 */
const countUpTo = (numbers, most) => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= most) low = middle + 1; else high = middle;
  }
  return low;
};

/**
 * The JSON of an element that holds it gzipped, as base64.
 * @template {Index | Part} Data
 * @param {Element} element @returns {Promise<Data>}
 */
const unpacked = async (element) => {
  const text = atob((element.textContent ?? "").trim());
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  const packed = /** @type {ReadableStream<BufferSource>} */ (new Response(bytes).body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).json();
};

/**
 * A template with its gaps filled.
 * @param {string} template @param {number[]} numbers in thousandths
 */
const filledIn = (template, numbers) => {
  let place = 0;
  return template.replace(/[\u0001\u0002]/g, (gap) => {
    const number = numbers[place++] / 1000;
    return gap === "\u0001" ? String(number) : number.toFixed(3);
  });
};

/** A part that is unpacked. */
class LoadedPart {
  /** @param {Part} data @param {number} place @param {number} start @param {string[]} templates */
  constructor(data, place, start, templates) {
    this.data = data;
    /** The inputs of which something is told. */
    this.told = sums(data.events.map(([n]) => n));
    /** @type {{template: string, numbers: number[], happening?: Happening}[]} what is told of them */
    this.events = [];
    /** @type {Map<string, number[]>} the numbers of each template's last event, in thousandths */
    const last = new Map();
    for (const [, place, ...deltas] of data.events) {
      const template = typeof place === "string" ? place : templates[place];
      const before = last.get(template);
      const numbers = deltas.map((delta, at) => Math.round(delta * 1000) + (before?.[at] ?? 0));
      last.set(template, numbers);
      this.events.push({ template, numbers });
    }
    this.place = place;
    this.first = data.first;
    this.times = sums(data.t, start);
    this.frames = sums(data.frame);
    for (const { changes } of data.sides) {
      let n = 0;
      for (const change of changes) {
        change.n = n += change.n;
        change.t ??= this.time(n);
      }
    }
  }

  get last() { return this.first + this.times.length - 1; }
  /** @param {number} n */
  time(n) { return this.times[n - this.first]; }
  /** @param {number} n @returns {Happening | undefined} */
  happening(n) {
    const at = countUpTo(this.told, n) - 1;
    return this.told[at] === n ? this.happeningAt(at) : undefined;
  }

  /**
   * What is told of an input, by its place among those told of.
   * @param {number} at @returns {Happening}
   */
  happeningAt(at) {
    const event = this.events[at];
    event.happening ??= JSON.parse(filledIn(event.template, event.numbers));
    return /** @type {Happening} */ (event.happening);
  }
}

/** How many unpacked parts are kept. */
const mostParts = 12;

/** A trace, as far as it lies in the page. */
class Trace {
  /** @param {Head} head @param {Index} index @param {Element[]} elements */
  constructor(head, index, elements) {
    this.head = head;
    this.index = index;
    this.elements = elements;
    this.rows = {
      ...index.rows, n: sums(index.rows.n), t: sums(index.rows.t), length: index.rows.n.length,
    };
    const first = sums(index.touches.first);
    this.touches = { ...index.touches, first, last: index.touches.last.map((last, place) => first[place] + last) };
    /** @type {Map<number, number[]>} the places of each finger's touches */
    this.ofFinger = new Map();
    index.touches.finger.forEach((finger, place) => {
      const own = this.ofFinger.get(finger);
      if (own) own.push(place); else this.ofFinger.set(finger, [place]);
    });
    /** Differences that are counted and jumped to: another receiver. */
    this.counted = index.differences.filter(({ to }) => to !== "");
    // The tab counts inputs of one trace alone too; where no touch goes elsewhere, all that is listed.
    const others = index.differences.filter(({ to, kind }) => to !== "" || kind !== "hit");
    this.differing = others.length || index.differences.length;
    this.partFirsts = index.parts.map((part) => part.first);
    this.partTimes = index.parts.map((part) => part.time);
    /** @type {Map<number, LoadedPart>} */
    this.loaded = new Map();
    /** @type {Map<number, Promise<LoadedPart | null>>} */
    this.loading = new Map();
  }

  /** @returns {Head} */
  static head() {
    return JSON.parse(document.getElementById("head")?.textContent ?? "{}");
  }

  /** @returns {Promise<Trace | null>} null where the page ends too early to be read */
  static async open() {
    const element = document.getElementById("index");
    if (!element) return null;
    try {
      return new Trace(Trace.head(), await unpacked(element), [...document.querySelectorAll(".part")]);
    } catch {
      return null;
    }
  }

  get isCut() { return this.elements.length < this.index.parts.length; }
  /** @param {Place} place */
  name(place) { return place < 0 ? "" : this.index.names[place] ?? ""; }
  get sides() { return this.head.sides; }

  /** @param {number} n the number of an input @returns {number} */
  placeOfPart(n) { return Math.max(0, countUpTo(this.partFirsts, n) - 1); }

  /** @param {number} n @returns {LoadedPart | undefined} */
  partIfLoaded(n) { return this.loaded.get(this.placeOfPart(n)); }

  /** @param {number} n @returns {Promise<LoadedPart | null>} null where it is not in the page */
  async part(n) { return this.partAt(this.placeOfPart(n)); }

  /** @param {number} place @returns {Promise<LoadedPart | null>} */
  async partAt(place) {
    const known = this.loaded.get(place);
    if (known) {
      this.loaded.delete(place);
      this.loaded.set(place, known);
      return known;
    }
    const begun = this.loading.get(place);
    if (begun) return begun;
    const loading = this.load(place);
    this.loading.set(place, loading);
    const part = await loading;
    this.loading.delete(place);
    return part;
  }

  /** @private @param {number} place @returns {Promise<LoadedPart | null>} */
  async load(place) {
    const element = this.elements[place];
    if (!element) return null;
    try {
      const part = new LoadedPart(await unpacked(element), place, this.partTimes[place], this.index.templates);
      this.loaded.set(place, part);
      for (const old of this.loaded.keys()) {
        if (this.loaded.size > mostParts) this.loaded.delete(old);
      }
      return part;
    } catch {
      return null;
    }
  }

  /**
   * The last input up to a time: exact where its part is unpacked, else the first of its row.
   * @param {number} time @returns {number}
   */
  inputAt(time) {
    const place = Math.max(0, countUpTo(this.partTimes, time) - 1);
    const part = this.loaded.get(place);
    if (part) return part.first + Math.max(0, countUpTo(part.times, time) - 1);
    const row = countUpTo(this.rows.t, time) - 1;
    return row < 0 ? 1 : this.rows.n[row];
  }

  /** The first of the inputs that happen at a time, or else the last before it.
   * @param {number} time @returns {Promise<number>} */
  async firstInputAt(time) {
    const place = Math.max(0, countUpTo(this.partTimes, time - 1) - 1);
    for (const each of [place, place + 1]) {
      const part = each < this.elements.length ? await this.partAt(each) : null;
      const before = part ? countUpTo(part.times, time - 1) : 0;
      if (part && before < part.times.length && part.times[before] <= time) return part.first + before;
    }
    await this.partAt(Math.max(0, countUpTo(this.partTimes, time) - 1));
    return this.inputAt(time);
  }

  /**
   * The last touch that began until an input, -1 for none.
   * @param {number} n
   */
  lastTouch(n) { return countUpTo(this.touches.first, n) - 1; }

  /**
   * The touches of a finger that go on at an input: one, or of two sides one of each.
   * @param {number} n @param {number} finger
   */
  touchesDown(n, finger) {
    const { last, before } = this.touches;
    const own = this.ofFinger.get(finger) ?? [];
    const down = [];
    for (let at = countUpTo(own, this.lastTouch(n)) - 1; at >= 0; at--) {
      if (last[own[at]] >= n) down.push(own[at]);
      // Beside a touch that one side alone has, the finger can be down on the other as well.
      if (!before?.[own[at]]) break;
    }
    return down;
  }

  /**
   * The touch that an input is of, -1 for none.
   * @param {number} n @param {number} finger
   */
  touchOf(n, finger) {
    const down = this.touchesDown(n, finger);
    const isOf = (/** @type {number} */ touch) => {
      const row = this.rowOf(n, touch);
      return this.rows.touch[row] === touch && this.rows.n[row] + this.rows.count[row] > n;
    };
    return down.length > 1 ? down.find(isOf) ?? down[0] : down[0] ?? -1;
  }

  /**
   * The last row of the list that begins until an input.
   * @param {number} n
   */
  lastRow(n) { return Math.max(0, countUpTo(this.rows.n, n) - 1); }

  /** The row that an input of a touch is in: of fingers that move together each has one, which begin
   * beside each other.
   * @param {number} n @param {number} touch */
  rowOf(n, touch) {
    const last = this.lastRow(n);
    for (let row = last; row >= 0 && row > last - 64; row--) {
      if (this.rows.touch[row] === touch && this.rows.n[row] <= n) return row;
    }
    return last;
  }
}
