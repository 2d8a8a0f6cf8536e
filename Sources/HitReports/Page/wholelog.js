"use strict";
// The log of the whole trace, around the chosen input.

/** How many lines are in the document at once. */
const mostLines = 300;

class WholeLog {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.isShown = false;
    this.element = make("section", { class: "whole", "aria-label": "Log", hidden: true });
    this.lines = make("div", { class: "log", tabindex: 0, role: "group", "aria-label": "Lines" });
    this.element.append(this.lines);
    byId("panels").append(this.element);
    this.lines.addEventListener("click", (event) => {
      const line = /** @type {Element} */ (event.target).closest("[data-n]");
      if (line instanceof HTMLElement) page.goToInput(Number(line.dataset.n));
    });
  }

  show() {
    this.element.hidden = !this.isShown;
    const { part, n } = this.page.moment;
    if (!this.isShown || !part) return;
    /** @type {HTMLElement[]} */
    const lines = [];
    for (let at = Math.max(0, countUpTo(part.told, n) - 4); at < part.told.length && lines.length < mostLines; at++) {
      for (const line of part.happeningAt(at).log ?? []) {
        const [name, mark] = lookOf(line);
        const isChosen = part.told[at] === n && line.kind === "head";
        const attributes = { class: name, "data-n": part.told[at], "aria-current": isChosen ? "true" : undefined };
        lines.push(make("div", attributes, `${mark} ${line.text}`));
      }
    }
    this.lines.replaceChildren(...lines.slice(0, mostLines));
  }
}
