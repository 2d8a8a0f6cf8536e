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
    this.list = new LongList(byId("inputs"), (place) => this.makeRow(this.found[place]), () => 22, (place) => {
      page.goToInput(page.trace.rows.n[this.found[place]]);
    });
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

  /** Shows which row the chosen input is in. */
  show() {
    const row = this.page.trace.rowOf(this.page.moment.n, this.page.moment.touch);
    const place = countUpTo(this.found, row) - 1;
    this.list.choose(this.found[place] === row ? place : -1);
    this.place = place;
  }

  /** Goes rows on or back among those found. @param {number} step */
  step(step) {
    if (this.found.length === 0) return;
    const from = this.list.chosen >= 0 ? this.list.chosen : (this.place ?? -1) + (step < 0 ? 1 : 0);
    const next = Math.max(0, Math.min(this.found.length - 1, from + step));
    this.page.goToInput(this.page.trace.rows.n[this.found[next]]);
  }

  /** @private @param {number} row */
  makeRow(row) {
    const { trace } = this.page;
    const { rows } = trace;
    const finger = rows.finger[row];
    const isMoves = rows.count[row] > 1;
    const kind = trace.name(rows.kind[row]);
    const isOver = kind === "ended" || kind === "cancelled";
    const dot = make("span", ["dot", finger === 0 ? "none" : finger > 1 ? "later" : "", isOver ? "over" : ""].filter(Boolean).join(" "));
    const role = rowRoles[rows.role[row]];
    const tells = make("span", `tells ${role}`.trim(), trace.name(rows.tells[row]));
    if (isMoves) {
      const words = filled(trace.index.phrases.movesOf, { n: rows.count[row], finger });
      const time = make("time", {}, `+${Math.round(rows.d[row] / 1000)} ms`);
      return make("div", `row moves ${role}`.trim(), time, dot, make("span", "word", words), ...(role ? [tells] : []));
    }
    const point = make("span", "point", isOver ? "" : pointText(rows.x[row], rows.y[row]));
    if (isOver) {
      point.style.display = "none";
      tells.style.gridColumn = "4 / 6";
    }
    const word = make("span", "word", kind);
    if (finger === 0) word.style.gridColumn = "3 / 5";
    const cells = finger === 0 ? [word, tells] : [word, point, tells];
    const look = { differs: "row differing", before: "row before" }[role] ?? "row";
    return make("div", look, make("time", {}, seconds(rows.t[row])), dot, ...cells);
  }
}
