"use strict";
// The page: the chosen moment, and everything that shows it.

/**
 * The chosen moment and what is known of it.
 * @typedef {object} Moment
 * @property {number} n the last input until then
 * @property {number} time
 * @property {LoadedPart | null} part null until it is unpacked
 * @property {number} frame
 * @property {number} touch -1 for none
 * @property {string} title
 * @property {Happening} [happening] the input's own
 * @property {Happening} [origin] of the input that its touch began with, or the last touch did
 * @property {Difference} [difference]
 * @property {number} differencePlace -1 for none
 */

/** How many inputs before its end the part after a part is unpacked. */
const nearInputs = 160;
/** For how many frames the lists wait while one moment follows another. */
const mostWaited = 4;

class Page {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    /** @type {Moment} */
    this.moment = { n: 1, time: 0, part: null, frame: 0, touch: -1, title: "", differencePlace: -1 };
    this.asked = 0;
    this.isDrawn = true;
    this.isFrameAwaited = false;
    // For how many frames the lists have waited; 0 where they show the moment.
    this.listsWaited = 0;
    this.drawn = "";
    this.later = 0;
    this.isComparing = false;
    this.hasMaps = Boolean(trace.index.changed?.facts);
    const hasDifferences = trace.sides.length > 1;
    this.tabNames = ["Trace", ...(hasDifferences ? ["Differences"] : []), "Log"];
    for (const id of ["tabs", "timeline", "panels"]) byId(id).hidden = false;
    this.timeline = new Timeline(this);
    this.stage = new Stage(this);
    this.inputs = new Inputs(this);
    this.why = new Why(this);
    this.differences = new Differences(this);
    this.transport = new Transport(this);
    this.log = new WholeLog(this);
    this.tabs = new Choices(byId("tabs"), this.tabNames, "Trace", (tab) => this.showTab(tab));
    if (hasDifferences) this.tabs.buttons[1].append(make("i", {}, grouped(trace.differing)));
    listenToPageKeys(this);
    addEventListener("themechange", () => this.timeline.recolor());
    addEventListener("hashchange", () => this.goToHash());
    addEventListener("beforeprint", () => this.print());
    addEventListener("afterprint", () => byId("pictures").style.removeProperty("zoom"));
    this.showTab(trace.head.kind === "diff" ? "Differences" : "Trace");
  }

  // MARK: Moments

  /**
   * Goes to an input.
   * @param {number} n
   */
  async goToInput(n) {
    const wanted = Math.max(1, Math.min(this.trace.head.inputs, n));
    const asked = ++this.asked;
    const part = this.trace.partIfLoaded(wanted) ?? await this.trace.part(wanted);
    if (asked !== this.asked) return;
    const row = this.trace.lastRow(wanted);
    this.show(wanted, part ? part.time(wanted) : this.trace.rows.t[row], part);
  }

  /**
   * Goes to a time: at once as far as it is known, and exactly as soon as its part is unpacked.
   * @param {number} wanted
   */
  goToTime(wanted) {
    const time = Math.round(wanted);
    const asked = ++this.asked;
    const n = this.trace.inputAt(time);
    const part = this.trace.partIfLoaded(n) ?? null;
    this.show(n, time, part);
    if (part) return;
    this.trace.part(n).then((loaded) => {
      if (asked === this.asked && loaded) this.show(this.trace.inputAt(time), time, loaded);
    });
  }

  /** @param {number} step */
  step(step) { this.goToInput(this.moment.n + step); }

  /** @private */
  async goToHash() {
    const time = /[#&]t=([\d.]+)/.exec(location.hash);
    if (!time) return false;
    const wanted = Math.round(Number(time[1]) * 1e6);
    const n = await this.trace.firstInputAt(wanted);
    const part = await this.trace.part(n);
    if (part && part.time(n) === wanted) await this.goToInput(n); else this.goToTime(wanted);
    return true;
  }

  /** @private @param {number} n @param {number} time @param {LoadedPart | null} part */
  show(n, time, part) {
    const { trace } = this;
    const place = part ? n - part.first : -1;
    const finger = part ? part.data.finger[place] : trace.rows.finger[trace.lastRow(n)];
    const touch = finger > 0 ? trace.touchOf(n, finger) : -1;
    const happening = part?.happening(n);
    // What is of no touch and is not told of itself, such as a change, is shown with the last touch.
    const told = touch < 0 && !happening?.verdict ? trace.lastTouch(n) : touch;
    const first = told < 0 ? n : trace.touches.first[told];
    const origin = trace.partIfLoaded(first)?.happening(first);
    const differencePlace = this.differences.at(n, time);
    this.moment = {
      n, time, part, frame: part ? part.frames[place] : 0, touch, happening, origin, differencePlace,
      difference: trace.counted[differencePlace],
      title: happening?.title ?? (part && finger > 0 ? filled(trace.index.phrases.input, {
        finger: String(finger), kind: trace.name(part.data.kind[place]), point: pointText(part.data.x[place], part.data.y[place]),
      }) : part ? trace.name(part.data.kind[place]) : ""),
    };
    this.drawSoon();
    if (origin === undefined && told >= 0 && !trace.partIfLoaded(first)) {
      const { asked } = this;
      trace.part(first).then((loaded) => {
        if (asked === this.asked && loaded) this.show(n, time, part);
      });
    }
  }

  /**
   * Draws the moment before the next frame, and the lists a frame later.
   * @private
   */
  drawSoon() {
    this.isDrawn = false;
    this.awaitFrame();
  }

  /** @private */
  awaitFrame() {
    if (this.isFrameAwaited) return;
    this.isFrameAwaited = true;
    requestAnimationFrame(() => this.drawFrame());
  }

  /**
   * Draws the moment or the lists: both in one would make the frame late.
   * @private
   */
  drawFrame() {
    this.isFrameAwaited = false;
    if (this.isDrawn || this.listsWaited > mostWaited) {
      this.listsWaited = 0;
      this.drawLists();
    } else {
      this.isDrawn = true;
      this.drawMoment();
    }
    if (!this.isDrawn || this.listsWaited > 0) this.awaitFrame();
  }

  /** @private */
  drawMoment() {
    if (this.timeline.scale.reveal(this.moment.time)) this.timeline.draw();
    else this.timeline.drawPlayhead();
    this.transport.show();
    this.stage.draw();
    const key = `${this.moment.n} ${Boolean(this.moment.part)} ${Boolean(this.moment.origin)}`;
    if (key !== this.drawn) {
      this.drawn = key;
      this.why.show();
      this.listsWaited++;
    } else {
      if (this.listsWaited > 0) this.listsWaited++;
      byId("stage-title").textContent = `At ${seconds(this.moment.time)} s`;
    }
    this.unpackAhead();
    clearTimeout(this.later);
    this.later = setTimeout(() => this.settle(), 250);
  }

  /** @private */
  drawLists() {
    this.inputs.show();
    this.differences.show();
    this.log.show();
  }

  /**
   * Unpacks the part beside this one where a moment comes near it.
   * @private
   */
  unpackAhead() {
    const { n, part } = this.moment;
    if (!part) return;
    const beside = n > part.last - nearInputs ? part.place + 1 : n < part.first + nearInputs ? part.place - 1 : -1;
    if (beside < 0 || beside >= this.trace.elements.length || this.trace.loaded.has(beside)) return;
    (window.requestIdleCallback ?? setTimeout)(() => this.trace.partAt(beside));
  }

  /**
   * What waits until a moment stays: its address, and the parts beside it.
   * @private
   */
  settle() {
    history.replaceState(null, "", `#t=${this.moment.time / 1e6}`);
    const place = this.trace.placeOfPart(this.moment.n);
    for (const beside of [place + 1, place - 1]) {
      if (beside >= 0 && beside < this.trace.elements.length) this.trace.partAt(beside);
    }
  }

  /** Where fingers are on the screen, the last one that landed first, and whether that is so on the
   * side before alone.
   * @returns {{x: number, y: number, isBefore: boolean}[]} */
  fingers() {
    const { n, part } = this.moment;
    const { touches } = this.trace;
    const down = [...this.trace.ofFinger.keys()].flatMap((finger) => this.trace.touchesDown(n, finger));
    return down.sort((one, other) => other - one).flatMap((touch) => {
      const at = part ? this.lastPlace(part, touches.finger[touch], n) : null;
      return at ? [{ ...at, isBefore: Boolean(touches.before?.[touch]) }] : [];
    });
  }

  /** @private @param {LoadedPart} part @param {number} finger @param {number} n */
  lastPlace({ data, first }, finger, n) {
    for (let place = n - first; place >= 0; place--) {
      const [x, y] = [data.x[place], data.y[place]];
      if (data.finger[place] === finger && x !== null && y !== null) return { x, y };
    }
    return null;
  }

  // MARK: Commands

  /** @param {string} tab */
  showTab(tab) {
    this.tabs.choose(tab);
    document.documentElement.dataset.tab = tab.toLowerCase();
    const isDiff = this.trace.head.kind === "diff";
    const isDifferences = tab === "Differences";
    this.isComparing = isDiff && isDifferences;
    byId("list").hidden = isDifferences;
    byId("differences").hidden = !isDifferences;
    byId("chain-panel").hidden = isDiff && isDifferences && Boolean(this.trace.index.changed?.scene);
    byId("changes-panel").hidden = !byId("chain-panel").hidden;
    byId("maps").hidden = !this.hasMaps || !isDifferences || this.stage.mode === "both";
    byId("scene").hidden = byId("why").hidden = tab === "Log";
    this.log.isShown = tab === "Log";
    this.log.show();
    this.why.show();
    this.differences.show();
    this.stage.layOut();
  }

  /** @param {number} place */
  showTabAt(place) { if (this.tabNames[place]) this.showTab(this.tabNames[place]); }

  focusFilter() {
    const field = byId("list").hidden ? byId("differences-filter") : byId("filter");
    field.focus();
    /** @type {HTMLInputElement} */ (field).select();
  }

  copyEvent() {
    const { difference } = this.moment;
    const isSentence = this.trace.head.kind === "diff" && difference;
    copy(isSentence ? byId("verdict").innerText : this.why.lines().join("\n"), "copied");
  }

  copyLink() { copy(`${location.href.split("#")[0]}#t=${this.moment.time / 1e6}`, "link copied"); }
  showCommand() { if (this.trace.head.bless) copy(this.trace.head.bless, this.trace.head.bless); }

  /**
   * Makes ready for paper: pictures fit its width, and all differences stand one below another.
   * @private
   */
  print() {
    // What is drawn anew while a page is printed comes out empty, so pictures are only made smaller.
    const room = byId("maps").hidden ? 700 : 410;
    byId("pictures").style.setProperty("zoom", String(Math.min(1, room / byId("pictures").offsetWidth)));
    const { differences } = this.trace.index;
    if (differences.length === 0) return;
    byId("printed").replaceChildren(make("h2", {}, "Differences"), make("ol", {}, ...differences.map((each) =>
      make("li", {}, `${seconds(each.t)} s `, make("b", {}, each.from),
        ...(each.to ? [" > ", make("b", "refused", each.to)] : []), ` ${each.reason} `, make("span", "faint", each.counts ?? ""),
        each.arithmetic ? make("div", "second", ...runsOf(each.arithmetic)) : undefined))));
  }

  /** Begins where the address says, at the first difference, or at the beginning. */
  async start() {
    if (await this.goToHash()) return;
    const [first] = this.trace.counted;
    this.trace.head.inputs > 0 ? await this.goToInput(first?.n ?? 1) : this.timeline.draw();
  }
}

/**
 * Says what is wrong with the page.
 * @param {string} text
 */
const complain = (text) => {
  const notice = byId("notice");
  notice.textContent = [notice.textContent, text].filter(Boolean).join(" ");
  notice.hidden = false;
};

document.addEventListener("DOMContentLoaded", async () => {
  const head = Trace.head();
  if (head.damage) complain(head.damage);
  const trace = await Trace.open();
  if (!trace) return complain(head.cut);
  if (trace.isCut) complain(head.cut);
  const page = new Page(trace);
  // What a test or a curious reader asks.
  Object.assign(window, { hitscope: page });
  await page.start();
  document.documentElement.dataset.ready = "";
});
