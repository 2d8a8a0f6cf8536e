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
    /** @type {Visit[][]} */
    this.walk = [];
    this.listenToWalk();
    const { sides } = page.trace;
    if (sides.length > 1) {
      byId("log-note").replaceChildren(make("b", "refused", `- ${sides[0]}`), make("b", "accepted", `+ ${sides[1]}`));
    }
  }

  show() {
    const { happening, origin, title, time } = this.page.moment;
    retext(byId("stage-title"), `At ${seconds(time)} s`);
    retext(byId("stage-event"), title);
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
    renew(note, ...(isComparing ? [make("kbd", {}, "["), " ", make("kbd", {}, "]")] : [since]));
    note.className = verdict?.kind === "differs" && !isComparing ? "note differs" : "note";
    const card = byId("verdict");
    card.className = `card ${verdict?.kind ?? ""}`;
    if (!verdict) return renew(card);
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
    renew(card, ...parts);
  }

  /** @private @param {Happening | undefined} from */
  showWalk(from) {
    retext(byId("walk-note"), from?.asked ?? "");
    this.walk = from?.walk ?? [];
    renew(byId("walk"), ...this.walk.map((visits, side) =>
      make("ul", { class: "visits", role: "listbox", tabindex: 0, "aria-label": this.page.trace.sides[side] ?? "" },
        ...visits.slice(0, 400).map((visit, place) => this.makeVisit(visit, `visit-${side}-${place}`)))));
  }

  /**
   * Lights up the view of a row that is pointed at, or chosen by keys.
   * @private
   */
  listenToWalk() {
    const walk = byId("walk");
    const light = (/** @type {Element | null} */ list, /** @type {number} */ place) => {
      const side = list ? [...walk.children].indexOf(list) : -1;
      [...walk.children].forEach((each, at) => {
        const chosen = at === side ? each.children[place] : undefined;
        for (const row of each.children) {
          row.classList.toggle("lit", row === chosen);
          row.setAttribute("aria-selected", String(row === chosen));
        }
        if (chosen) each.setAttribute("aria-activedescendant", chosen.id);
        else each.removeAttribute("aria-activedescendant");
      });
      const visit = this.walk[side]?.[place];
      this.page.stage.light(visit ? { view: visit.view, side } : null);
    };
    const listOf = (/** @type {Event} */ { target }) => /** @type {Element} */ (target).closest("ul");
    walk.addEventListener("pointerover", (event) => {
      const list = listOf(event);
      const row = /** @type {Element} */ (event.target).closest("li");
      light(list, list && row ? [...list.children].indexOf(row) : -1);
    });
    walk.addEventListener("pointerleave", () => light(null, -1));
    walk.addEventListener("focusout", () => light(null, -1));
    walk.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const list = listOf(event);
      if (step === undefined || !list) return;
      const rows = [...list.children];
      const lit = rows.findIndex((row) => row.classList.contains("lit"));
      light(list, Math.max(0, Math.min(rows.length - 1, lit + step)));
      event.preventDefault();
      event.stopPropagation();
    });
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
    retext(byId("chain-note"), from?.message ?? "");
    renew(byId("chain"), ...(from?.chain ?? []).map((links, side) => make("ol", {
      class: "links", "aria-label": this.page.trace.sides[side] ?? "",
    }, ...links.map(({ name, deed, kind }) =>
      make("li", kind, sign(linkPaths[kind], 12), make("b", {}, name), make("span", {}, deed))))));
  }

  /** @private @param {Happening | undefined} from */
  showGestures(from) {
    const gestures = from?.gestures ?? [];
    byId("gestures-panel").hidden = this.page.isComparing || gestures.length === 0;
    retext(byId("gestures-note"), from?.gesturesBefore ? `${this.page.trace.sides[0]}: ${from.gesturesBefore}` : "");
    renew(byId("gestures"), ...gestures.map(({ name, view, states, cause }) =>
      make("li", {}, make("b", {}, name), ` ${[view, states].filter(Boolean).join(", ")}`, cause ? make("small", {}, cause) : undefined)));
  }

  /**
   * The log's lines that are shown.
   * @returns {string[]}
   */
  lines() { return [...byId("log").children].map((line) => line.textContent ?? ""); }

  /** @private */
  showLog() {
    byId("log-panel").hidden = this.page.isComparing;
    const { happening, origin } = this.page.moment;
    const lines = happening?.log ?? origin?.log ?? [];
    const shown = lines.filter(({ kind }) => kind === "head" || !this.hiddenKinds.has(kind)).slice(0, 400);
    const isCompared = this.page.trace.sides.length > 1;
    renew(byId("log"), ...shown.map((line) => {
      const [name, mark] = lookOf(line);
      return make("div", name, isCompared ? `${mark} ${line.text}` : line.text);
    }));
  }
}
