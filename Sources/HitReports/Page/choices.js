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

/** A button that is on or off. @param {string} text @param {boolean} isOn @param {(isOn: boolean) => void} turn */
const toggle = (text, isOn, turn) => {
  const button = make("button", { type: "button", "aria-pressed": String(isOn) }, text);
  button.addEventListener("click", () => {
    const is = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(is));
    turn(is);
  });
  return button;
};

/** A long list: only the rows around what is seen are in the document. */
class LongList {
  /**
   * @param {HTMLElement} element a `listbox` @param {(row: number) => HTMLElement} makeRow
   * @param {(row: number) => number} height of a row, in pixels: the same for all but a few
   * @param {(row: number) => void} choose
   */
  constructor(element, makeRow, height, choose) {
    this.element = element;
    this.makeRow = makeRow;
    this.height = height;
    this.chosen = -1;
    this.all = make("div", { class: "all", role: "presentation" });
    element.append(this.all);
    /** @type {Map<number, HTMLElement>} */
    this.rows = new Map();
    /** @type {Float64Array} */
    this.ends = new Float64Array();
    // Where it is scrolled to and how high it is: asking the element lays the whole page out.
    this.top = 0;
    this.room = 0;
    element.addEventListener("scroll", () => {
      this.top = element.scrollTop;
      this.draw();
    });
    new ResizeObserver(() => {
      [this.top, this.room] = [element.scrollTop, element.clientHeight];
      this.choose(this.chosen);
    }).observe(element);
    element.addEventListener("click", (event) => {
      const row = /** @type {Element} */ (event.target).closest("[role=option]");
      if (row instanceof HTMLElement) choose(Number(row.dataset.row));
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

  /** Shows another number of rows. @param {number} count */
  fill(count) {
    this.ends = new Float64Array(count);
    let end = 0;
    for (let row = 0; row < count; row++) this.ends[row] = end += this.height(row);
    this.all.style.height = `${end}px`;
    this.rows.clear();
    this.all.replaceChildren();
    this.top = this.element.scrollTop;
    this.draw();
  }

  draw() {
    const first = Math.max(0, countUpTo(this.ends, this.top) - 8);
    const last = Math.min(this.count, countUpTo(this.ends, this.top + this.room) + 8, first + 300);
    for (const [row, element] of this.rows) {
      if (row >= first && row < last) continue;
      element.remove();
      this.rows.delete(row);
    }
    for (let row = first; row < last; row++) {
      if (this.rows.has(row)) continue;
      const element = this.makeRow(row);
      const height = this.height(row);
      Object.assign(element.style, { top: `${this.ends[row] - height}px`, height: `${height}px` });
      if (element.getAttribute("role") !== "presentation") {
        element.setAttribute("role", "option");
        element.id = `${this.element.id}-${row}`;
        element.dataset.row = String(row);
        element.setAttribute("aria-selected", String(row === this.chosen));
        element.setAttribute("aria-posinset", String(row + 1));
        element.setAttribute("aria-setsize", String(this.count));
      }
      this.rows.set(row, element);
      this.all.append(element);
    }
    const chosen = this.rows.get(this.chosen);
    if (chosen) this.element.setAttribute("aria-activedescendant", chosen.id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  /** Marks a row, -1 for none, and brings it into sight. @param {number} row */
  choose(row) {
    this.rows.get(this.chosen)?.setAttribute("aria-selected", "false");
    this.chosen = row;
    if (row < 0 || row >= this.count) return this.draw();
    const [start, end] = [this.ends[row] - this.height(row), this.ends[row]];
    const { top, room } = this;
    const isSeen = start >= top && end <= top + room;
    if (!isSeen && room > 0) {
      const isFar = start < top - room || end > top + 2 * room;
      const wanted = isFar ? start - room * 0.4 : start < top ? start : end - room;
      this.top = Math.max(0, Math.min(wanted, this.ends[this.count - 1] - room));
    }
    this.draw();
    this.rows.get(row)?.setAttribute("aria-selected", "true");
    if (this.top !== top) this.element.scrollTop = this.top;
  }
}
