"use strict";
// The list of inputs with its filter and chips.

/** The classes of what a row tells, by its role. */
const rowRoles = ["", "receiver", "action", "differs", "before", "after"];

class Inputs {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.filter = new Filter(page.trace);
    this.found = this.filter.rows();
    this.field = /** @type {HTMLInputElement} */ (byId("filter"));
    this.list = new LongList(byId("inputs"), {
      make: () => make("div", {}, make("time"), make("span"), make("span")),
      fill: (row, place) => this.fillRow(row, this.found[place]),
      height: () => 22,
    }, (place) => { page.goToInput(page.trace.rows.n[this.found[place]]); });
    byId("inputs-note").textContent = grouped(page.trace.head.inputs);
    byId("chips").replaceChildren(...page.trace.index.chips.map((chip) => this.makeChip(chip)));
    this.field.addEventListener("input", () => this.search());
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        this.field.value = "";
        this.search();
        this.field.blur();
      } else if (event.key === "Enter" || event.key === "ArrowDown") {
        byId("inputs").focus();
        if (this.list.chosen < 0 && this.found.length > 0) this.page.goToInput(page.trace.rows.n[this.found[0]]);
      } else {
        return;
      }
      event.preventDefault();
    });
    this.list.fill(this.found.length);
  }

  /** @private @param {Chip} chip */
  makeChip({ title, count, filter }) {
    const kind = filter.replace(/^:/, "");
    const isFilter = kind === "differs" || kind === "before";
    const button = toggle(`${title} ${count}`, !isFilter, (isOn) => {
      if (isFilter) {
        const words = this.filter.text.split(/\s+/).filter((word) => word && word !== filter);
        this.field.value = [...words, ...(isOn ? [filter] : [])].join(" ");
      } else if (isOn) {
        this.filter.hidden.delete(kind);
      } else {
        this.filter.hidden.add(kind);
      }
      this.search();
    });
    if (isFilter) button.classList.add(kind);
    return button;
  }

  search() {
    this.filter.set(this.field.value);
    this.found = this.filter.rows();
    this.list.fill(this.found.length);
    const isNothing = this.found.length === 0;
    const old = byId("inputs").querySelector(".nothing");
    old?.remove();
    if (isNothing) {
      const words = filled(this.page.trace.index.phrases.nothing, { text: this.filter.text });
      byId("inputs").append(make("p", "nothing", words));
    }
    byId("inputs-note").textContent = this.filter.isAll ? grouped(this.page.trace.head.inputs)
      : `${grouped(this.found.length)} / ${grouped(this.page.trace.rows.length)}`;
    this.show();
  }

  /**
   * The last row found that begins until the moment, and whether it is the moment's own.
   * @private
   */
  place() {
    const row = this.page.trace.rowOf(this.page.moment.n, this.page.moment.touch);
    const place = countUpTo(this.found, row) - 1;
    return { place, isOwn: this.found[place] === row };
  }

  /** Shows which row the chosen input is in. */
  show() {
    const { place, isOwn } = this.place();
    this.list.choose(isOwn ? place : -1);
  }

  /**
   * Goes rows on or back among those found.
   * @param {number} step
   */
  step(step) {
    if (this.found.length === 0) return;
    const { place, isOwn } = this.place();
    const from = place + (!isOwn && step < 0 ? 1 : 0);
    const next = Math.max(0, Math.min(this.found.length - 1, from + step));
    this.page.goToInput(this.page.trace.rows.n[this.found[next]]);
  }

  /** @private @param {HTMLElement} element @param {number} row */
  fillRow(element, row) {
    const { trace } = this.page;
    const { rows } = trace;
    const finger = rows.finger[row];
    const isMoves = rows.count[row] > 1;
    const kind = trace.name(rows.kind[row]);
    const isOver = !isMoves && (kind === "ended" || kind === "cancelled");
    const role = rowRoles[rows.role[row]];
    const look = { differs: "differing", before: "before" }[role];
    const [time, happened, tells] = element.children;
    reclass(element, "row", finger > 0 && (isOver ? "over" : "dot"), finger > 1 && "later", isMoves && "moves", look);
    retext(time, isMoves ? `+${Math.round(rows.d[row] / 1000)} ms` : seconds(rows.t[row]));
    // Few words are cut, and an edge at which words can be cut costs the browser more than they do.
    const [point, tellsOf] = [isMoves || isOver ? "" : pointText(rows.x[row], rows.y[row]), isMoves && !role ? "" : trace.name(rows.tells[row])];
    const words = isMoves ? filled(trace.index.phrases.movesOf, { n: rows.count[row], finger }) : kind;
    renew(happened, point ? `${words}\t` : words, point ? make("span", "point", point) : undefined);
    reclass(happened, "happened", words.length + point.length > 20 && "long");
    retext(tells, tellsOf);
    reclass(tells, "tells", role, tellsOf.length > (isOver ? 22 : 11) && "long");
  }
}
