"use strict";
// Why it went there: verdict, walk, responder chain, gestures and log of the chosen input.

/** The signs of a walk's rows. */
const visitPaths = {
  accepted: circlePath(6, 6, 4), notAsked: circlePath(6, 6, 4), received: circlePath(6, 6, 5),
  refused: "M3 3l6 6m0-6l-6 6",
};
const linkPaths = { handled: circlePath(6, 6, 5), passed: circlePath(6, 6, 4.5), rest: circlePath(6, 6, 4) };
/** The class of a line of a log, and the sign before it where two sides are compared.
 * @param {LogLine} line @returns {[name: string, mark: string]} */
const lookOf = ({ kind, side }) => [
  kind === "head" ? "head" : side === -1 ? "golden" : side === 1 ? "now" : "", side === -1 ? "-" : side === 1 ? "+" : " ",
];
/** @type {LogLine["kind"][]} */
const logKinds = ["walk", "gestures", "responders", "actions"];

class Why {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Set<string>} */
    this.hiddenKinds = new Set();
    byId("log-kinds").replaceChildren(...logKinds.map((kind) => toggle(kind, true, (isOn) => {
      if (isOn) this.hiddenKinds.delete(kind); else this.hiddenKinds.add(kind);
      this.showLog();
    })));
    const { sides } = page.trace;
    if (sides.length > 1) {
      byId("log-note").replaceChildren(make("b", "refused", `- ${sides[0]}`), make("b", "accepted", `+ ${sides[1]}`));
    }
  }

  show() {
    const { happening, origin, title, time } = this.page.moment;
    byId("stage-title").textContent = `At ${seconds(time)} s`;
    byId("stage-event").textContent = title;
    this.showVerdict();
    this.showWalk(happening?.walk ? happening : origin);
    this.showChain(happening?.chain ? happening : origin);
    this.showGestures(happening?.gestures ? happening : origin);
    this.showLog();
  }

  /** @private */
  showVerdict() {
    const { happening, origin, difference } = this.page.moment;
    const verdict = happening?.verdict ?? origin?.verdict;
    const since = happening?.since ?? origin?.since ?? "";
    const { isComparing } = this.page;
    const { differencePlace } = this.page.moment;
    byId("why-title").textContent = isComparing && differencePlace >= 0 ? `Difference ${differencePlace + 1}` : "Why";
    const note = byId("why-note");
    note.replaceChildren(...(isComparing ? [make("kbd", {}, "["), " ", make("kbd", {}, "]")] : [since]));
    note.className = verdict?.kind === "differs" && !isComparing ? "note differs" : "note";
    const card = byId("verdict");
    card.className = `card ${verdict?.kind ?? ""}`;
    if (!verdict) return card.replaceChildren();
    /** @type {(Node | string)[]} */
    const parts = [];
    const heading = verdict.heading ?? [];
    if (heading.length > 0) {
      parts.push(make("h3", {}, ...heading.map(({ text, role }) => make(role ? "b" : "span", role, text))));
    }
    const isDiff = this.page.trace.head.kind === "diff";
    const runs = isDiff && difference?.arithmetic ? difference.arithmetic : verdict.runs;
    parts.push(make("p", {}, ...runsOf(runs)));
    if (verdict.detail) parts.push(make("p", {}, verdict.detail));
    card.replaceChildren(...parts);
  }

  /** @private @param {Happening | undefined} from */
  showWalk(from) {
    byId("walk-note").textContent = from?.asked ?? "";
    const { sides } = this.page.trace;
    const lists = (from?.walk ?? []).map((visits, side) => {
      const list = make("ul", { class: "visits", role: "listbox", tabindex: 0, "aria-label": sides[side] ?? "" });
      list.append(...visits.slice(0, 400).map((visit, place) => this.makeVisit(visit, `visit-${side}-${place}`)));
      const light = (/** @type {number} */ place) => {
        [...list.children].forEach((row, at) => {
          row.classList.toggle("lit", at === place);
          row.setAttribute("aria-selected", String(at === place));
        });
        if (place < 0) list.removeAttribute("aria-activedescendant");
        else list.setAttribute("aria-activedescendant", `visit-${side}-${place}`);
        this.page.stage.light(place < 0 ? null : { view: visits[place].view, side });
      };
      const placeOf = (/** @type {Event} */ event) => {
        const row = /** @type {Element} */ (event.target).closest("li");
        return row ? [...list.children].indexOf(row) : -1;
      };
      list.addEventListener("pointerover", (event) => light(placeOf(event)));
      list.addEventListener("pointerleave", () => light(-1));
      list.addEventListener("blur", () => light(-1));
      list.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        const lit = visits.findIndex((_, place) => list.children[place].classList.contains("lit"));
        light(Math.max(0, Math.min(visits.length - 1, lit + step)));
        event.preventDefault();
        event.stopPropagation();
      });
      return list;
    });
    byId("walk").replaceChildren(...lists);
  }

  /** @private @param {Visit} visit @param {string} id */
  makeVisit({ name, depth, kind, words, first }, id) {
    const row = make("li", { class: first ? `${kind} first` : kind, role: "option", id, "aria-selected": "false" },
      sign(visitPaths[kind], 12), make("span", "name", name), make("span", "words", words));
    row.style.paddingLeft = `${4 + Math.min(depth, 12) * 11}px`;
    row.title = `${name} ${words}`;
    return row;
  }

  /** @private @param {Happening | undefined} from */
  showChain(from) {
    byId("chain-note").textContent = from?.message ?? "";
    byId("chain").replaceChildren(...(from?.chain ?? []).map((links, side) => make("ol", {
      class: "links", "aria-label": this.page.trace.sides[side] ?? "",
    }, ...links.map(({ name, deed, kind }) =>
      make("li", kind, sign(linkPaths[kind], 12), make("b", {}, name), make("span", {}, deed))))));
  }

  /** @private @param {Happening | undefined} from */
  showGestures(from) {
    const gestures = from?.gestures ?? [];
    byId("gestures-panel").hidden = this.page.isComparing || gestures.length === 0;
    byId("gestures").replaceChildren(...gestures.map(({ name, view, states, cause }) =>
      make("li", {}, make("b", {}, name), ` ${[view, states].filter(Boolean).join(", ")}`, cause ? make("small", {}, cause) : undefined)));
  }

  /** The log's lines that are shown. @returns {string[]} */
  lines() { return [...byId("log").children].map((line) => line.textContent ?? ""); }

  /** @private */
  showLog() {
    byId("log-panel").hidden = this.page.isComparing;
    const { happening, origin } = this.page.moment;
    const lines = happening?.log ?? origin?.log ?? [];
    const shown = lines.filter(({ kind }) => kind === "head" || !this.hiddenKinds.has(kind)).slice(0, 400);
    const isCompared = this.page.trace.sides.length > 1;
    byId("log").replaceChildren(...shown.map((line) => {
      const [name, mark] = lookOf(line);
      return make("div", name, isCompared ? `${mark} ${line.text}` : line.text);
    }));
  }
}
