"use strict";
// What differs: the list of differences, what follows from one, and what changed in the scene.

const arrowPath = "M1 5h12m-4-4l4 4l-4 4";

class Differences {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.all = page.trace.index.differences;
    this.counted = page.trace.counted;
    this.field = /** @type {HTMLInputElement} */ (byId("differences-filter"));
    /** @type {({group: DifferenceGroup} | {difference: Difference})[]} */
    this.rows = [];
    /** @type {Set<string>} kinds that chips switched off */
    this.hidden = new Set();
    byId("differences-chips").replaceChildren(...page.trace.index.kinds.map(({ title, count, filter }) =>
      toggle(`${title} ${count}`, true, (isOn) => {
        if (isOn) this.hidden.delete(filter); else this.hidden.add(filter);
        this.search();
        this.show();
      })));
    this.list = new LongList(byId("differences-rows"), {
      make: () => make("div"),
      fill: (element, row) => this.fillRow(element, row),
      height: (row) => ("difference" in this.rows[row] ? 36 : 20),
      isHeading: (row) => "group" in this.rows[row],
    }, (row) => {
      const chosen = this.rows[row];
      if ("difference" in chosen) page.goToInput(chosen.difference.n);
    });
    this.field.addEventListener("input", () => this.search());
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.field.value = "";
      this.search();
      this.field.blur();
    });
    this.search();
    this.showChanges();
  }

  /**
   * The place of the difference that an input belongs to, -1 for none.
   * @param {number} n @param {number} time
   */
  at(n, time) {
    return this.counted.findIndex((each) => each.n <= n && each.t <= time && time <= each.end
      && this.page.trace.touches.last[countUpTo(this.page.trace.touches.first, each.n) - 1] >= n);
  }

  /**
   * Goes to the next difference, or the one before.
   * @param {number} step
   */
  step(step) {
    const { n } = this.page.moment;
    const next = step > 0 ? this.counted.find((each) => each.n > n)
      : [...this.counted].reverse().find((each) => each.n < n);
    if (next) this.page.goToInput(next.n);
  }

  /** @private */
  search() {
    const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.rows = [];
    this.page.trace.index.groups.forEach((group, place) => {
      const found = this.all.map((difference) => ({ difference }))
        .filter(({ difference }) => difference.group === place && !this.hidden.has(difference.kind) && words.every((word) =>
          `${difference.from} ${difference.to} ${difference.reason}`.toLowerCase().includes(word)));
      if (found.length === 0 && (words.length > 0 || this.hidden.size > 0)) return;
      this.rows.push({ group }, ...found);
    });
    this.list.fill(this.rows.length);
  }

  /** @private @param {HTMLElement} element @param {number} row */
  fillRow(element, row) {
    const shown = this.rows[row];
    reclass(element, "row", "group" in shown && "group");
    if ("group" in shown) {
      const { title, count } = shown.group;
      return renew(element, make("span", {}, title), make("span", {}, count));
    }
    const { difference } = shown;
    const who = make("span", difference.reason ? "who" : "who sentence", make("b", {}, difference.from),
      ...(difference.to ? [make("span", "second", " > "), make("b", "to", difference.to)] : []));
    renew(element, make("time", {}, seconds(difference.t)), who, make("span", "counts", difference.counts),
      make("span", {}), make("span", "reason", difference.reason));
  }

  show() {
    const { difference } = this.page.moment;
    this.list.choose(this.rows.findIndex((row) => "difference" in row && row.difference === difference));
    byId("follows-note").textContent = difference?.followed ?? "";
    byId("follows-panel").hidden = !this.page.isComparing || !difference?.follows?.length;
    renew(byId("follows"), ...(difference?.follows ?? []).filter(({ kind }) => !this.hidden.has(kind)).slice(0, 200)
      .map(({ kind, text, role }) => make("li", role, make("span", {}, kind), text)));
  }

  /** @private */
  showChanges() {
    const changed = this.page.trace.index.changed;
    const maps = changed?.maps;
    if (changed?.facts) {
      byId("maps").replaceChildren(
        ...(maps ? [make("h3", {}, maps.title, make("span", {}, maps.summary)), make("div", "three",
          ...maps.pictures.map(({ name, image }) => make("figure", {}, make("img", { src: image, alt: name }), make("figcaption", {}, name))))] : []),
        ...(maps?.note ? [make("p", {}, maps.note)] : []),
        ...(changed.areas?.length ? [this.areas(changed)] : []),
        make("dl", {}, ...(changed.facts ?? []).flatMap(({ name, to, value, role }) =>
          [make("dt", {}, name, ...(to ? [sign(arrowPath, 14, 10), to] : [])), make("dd", role, value)])),
      );
    }
    if (!changed?.scene) return;
    const { title, lines, note } = changed.scene;
    byId("changes-note").textContent = title;
    byId("changes").replaceChildren(make("table", {}, make("tbody", {}, ...lines.map(({ view, key, before, after }) =>
      make("tr", {}, make("th", { scope: "row" }, view), make("td", {}, key),
        make("td", { title: before }, make("del", {}, before)), make("td", { title: after }, make("ins", {}, after)))))), make("p", {}, note ?? ""));
  }

  /** @private @param {Changed} changed */
  areas(changed) {
    const head = changed.areaTitles?.columns.map((title) => make("th", { scope: "col" }, title)) ?? [];
    const rows = (changed.areas ?? []).map(({ view, before, after, difference, role }) => make("tr", {},
      make("th", { scope: "row" }, view), make("td", {}, before), make("td", {}, after), make("td", role ?? "", difference)));
    return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  }
}
