"use strict";
// Controls that choose one of several, and lists that are moved through by keys.

/** A row of buttons, one of which is chosen. */
class Choices {
  /**
   * @param {HTMLElement} element a `tablist` or `radiogroup` @param {string[]} names
   * @param {string} chosen @param {(name: string) => void} choose
   */
  constructor(element, names, chosen, choose) {
    this.names = names;
    const isTabs = element.getAttribute("role") === "tablist";
    this.attribute = isTabs ? "aria-selected" : "aria-checked";
    this.buttons = names.map((name) => {
      const button = make("button", { type: "button", role: isTabs ? "tab" : "radio" }, name);
      button.addEventListener("click", () => choose(name));
      return button;
    });
    element.replaceChildren(...this.buttons);
    element.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      const place = this.buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      const next = (place + step + names.length) % names.length;
      choose(names[next]);
      this.buttons[next].focus();
      event.preventDefault();
      event.stopPropagation();
    });
    this.choose(chosen);
  }

  /** @param {string} name */
  choose(name) {
    for (const [place, button] of this.buttons.entries()) {
      button.setAttribute(this.attribute, String(this.names[place] === name));
      button.tabIndex = this.names[place] === name ? 0 : -1;
    }
  }

  /** @param {string} name */
  after(name) { return this.names[(this.names.indexOf(name) + 1) % this.names.length]; }
}

/**
 * A button that is on or off.
 * @param {string} text @param {boolean} isOn @param {(isOn: boolean) => void} turn
 */
const toggle = (text, isOn, turn) => {
  const button = make("button", { type: "button", "aria-pressed": String(isOn) }, text);
  button.addEventListener("click", () => {
    const is = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(is));
    turn(is);
  });
  return button;
};

/**
 * How a long list makes its rows: an empty one, and what it says for a number.
 * @typedef {object} RowKind
 * @property {() => HTMLElement} make
 * @property {(element: HTMLElement, row: number) => void} fill
 * @property {(row: number) => number} height in pixels: the same for all but a few
 * @property {(row: number) => boolean} [isHeading] whether a row cannot be chosen
 */

/** A long list: only the rows around what is seen are in the document, and they are used again. */
class LongList {
  /** @param {HTMLElement} element a `listbox` @param {RowKind} kind @param {(row: number) => void} choose */
  constructor(element, kind, choose) {
    this.element = element;
    this.kind = kind;
    this.chosen = -1;
    this.all = make("div", { class: "all", role: "presentation" });
    element.append(this.all);
    /** @type {Map<number, HTMLElement>} */
    this.rows = new Map();
    /** @type {Float64Array} */
    this.ends = new Float64Array();
    // Where it is scrolled to and how high it is: asking the element lays the whole page out.
    this.top = this.scrolled = this.room = this.later = 0;
    element.addEventListener("scroll", () => {
      const isOwn = element.scrollTop === this.scrolled;
      this.top = this.scrolled = element.scrollTop;
      if (!isOwn) this.draw();
    });
    new ResizeObserver(() => {
      this.top = this.scrolled = element.scrollTop;
      this.room = element.clientHeight;
      this.choose(this.chosen);
    }).observe(element);
    element.addEventListener("click", (event) => {
      const row = /** @type {Element} */ (event.target).closest("[role=option]");
      if (row instanceof HTMLElement) choose(Number(row.ariaPosInSet) - 1);
    });
    element.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const page = Math.max(1, Math.floor(this.room / 22) - 1);
      const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
      const step = /** @type {Record<string, number>} */ (steps)[event.key];
      if (step === undefined || this.count === 0) return;
      const next = Math.max(0, Math.min(this.count - 1, this.chosen + step));
      choose(next);
      event.preventDefault();
      event.stopPropagation();
    });
  }

  get count() { return this.ends.length; }

  /**
   * Shows another number of rows.
   * @param {number} count
   */
  fill(count) {
    this.ends = new Float64Array(count);
    let end = 0;
    for (let row = 0; row < count; row++) this.ends[row] = end += this.kind.height(row);
    this.all.style.height = `${end}px`;
    this.top = this.scrolled = this.element.scrollTop;
    this.rows.clear();
    this.all.replaceChildren();
    this.draw();
  }

  /**
   * Fills what is in sight and near it.
   * @param {number} [beyond] how many rows on either side
   */
  draw(beyond = 12) {
    const first = Math.max(0, countUpTo(this.ends, this.top) - beyond);
    const last = Math.min(this.count, countUpTo(this.ends, this.top + this.room) + beyond, first + 300);
    const free = [...this.rows.keys()].filter((row) => row < first || row >= last);
    for (let row = first; row < last; row++) {
      if (this.rows.has(row)) continue;
      const old = free.pop() ?? -1;
      const element = this.rows.get(old) ?? this.kind.make();
      this.rows.delete(old);
      this.rows.set(row, element);
      this.fillRow(element, row);
      if (!element.isConnected) this.all.append(element);
    }
    const chosen = this.rows.get(this.chosen);
    if (chosen) this.element.setAttribute("aria-activedescendant", chosen.id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  /** @private @param {HTMLElement} element @param {number} row */
  fillRow(element, row) {
    this.kind.fill(element, row);
    const height = this.kind.height(row);
    Object.assign(element.style, { top: `${this.ends[row] - height}px`, height: `${height}px` });
    const isHeading = this.kind.isHeading?.(row);
    element.setAttribute("role", isHeading ? "presentation" : "option");
    if (isHeading) {
      for (const name of ["id", "aria-selected", "aria-posinset", "aria-setsize"]) element.removeAttribute(name);
      return;
    }
    element.id = `${this.element.id}-${row}`;
    element.setAttribute("aria-selected", String(row === this.chosen));
    element.setAttribute("aria-posinset", String(row + 1));
    element.setAttribute("aria-setsize", String(this.count));
  }

  /**
   * Marks a row, -1 for none, and brings it into sight.
   * @param {number} row
   */
  choose(row) {
    this.rows.get(this.chosen)?.setAttribute("aria-selected", "false");
    this.chosen = row;
    if (row < 0 || row >= this.count) return this.draw();
    const [start, end] = [this.ends[row] - this.kind.height(row), this.ends[row]];
    const { top, room } = this;
    const isSeen = start >= top && end <= top + room;
    if (!isSeen && room > 0) {
      const isFar = start < top - room || end > top + 2 * room;
      const wanted = isFar ? start - room * 0.4 : start < top ? start : end - room;
      this.top = Math.round(Math.max(0, Math.min(wanted, this.ends[this.count - 1] - room)));
    }
    this.draw(1);
    this.rows.get(row)?.setAttribute("aria-selected", "true");
    clearTimeout(this.later);
    this.later = setTimeout(() => this.draw(), 100);
    // The browser lays the whole page out for it, so it comes after all that others write.
    if (this.top !== this.scrolled) queueMicrotask(() => { this.element.scrollTop = this.scrolled = this.top; });
  }
}
