"use strict";
// The timeline: minimap, ruler and lanes; drag scrubs, the wheel zooms, Shift with the wheel pans.

class Timeline {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { trace } = page;
    this.scale = new TimeScale(trace.head.end);
    this.isDiff = trace.head.kind === "diff";
    this.element = byId("lanes");
    this.canvases = [make("canvas", { "aria-hidden": true }), make("canvas", { "aria-hidden": true })];
    this.card = make("div", { class: "card", hidden: true });
    this.element.setAttribute("aria-valuemax", String(trace.head.end / 1e6));
    this.lanes = trace.index.lanes.map((lane) => new LaneColumns(lane));
    this.fingers = this.lanes.filter(({ lane }) => lane.kind === "touch");
    this.color = themeColors();
    this.width = this.height = 0;
    this.minimap = new Minimap(trace, this.scale, this.isDiff ? 22 : 26);
    this.element.append(this.minimap.picture, ...this.canvases, this.card);
    /** @type {((touch: number) => boolean) | null} */
    this.isFound = null;
    // All lies 36 px above where the pictures of the design have it: the transport stands there.
    this.ruler = this.isDiff ? 36 : 40;
    this.top = this.isDiff ? 43 : 47.5;
    this.laneHeight = this.isDiff ? 15.6 : 16.6;
    this.listen();
    new ResizeObserver(() => this.layOut()).observe(this.element);
    listenToEdge(this);
  }

  layOut() {
    this.width = this.element.clientWidth;
    this.height = this.element.clientHeight;
    this.scale.right = this.width - 12;
    this.minimap.forget();
    this.draw();
  }

  recolor() {
    this.color = themeColors();
    this.minimap.forget();
    this.draw();
  }

  /** The lanes that there is room for; recognizers make way for what came of them. */
  visible() {
    const { start, end } = this.scale;
    const room = Math.max(1, Math.floor((this.height - this.top) / this.laneHeight));
    const isRecognizer = (/** @type {LaneColumns} */ { lane }) => lane.kind === "recognizer" || lane.kind === "unseen";
    const seen = this.lanes.filter((lane) => isRecognizer(lane) && (lane.lane.kind === "unseen" || lane.isBusy(start, end)));
    const others = this.lanes.length - this.lanes.filter(isRecognizer).length - (this.isDiff ? Math.max(0, this.fingers.length - 1) : 0);
    const kept = new Set(seen.slice(0, Math.max(0, room - others)));
    const isFirst = (/** @type {LaneColumns} */ { lane }) => !this.isDiff || lane.kind !== "touch" || lane === this.fingers[0]?.lane;
    return this.lanes.filter((lane) => isFirst(lane) && (!isRecognizer(lane) || kept.has(lane))).slice(0, room);
  }

  /** Brings the chosen moment into sight and draws. */
  draw() {
    this.scale.reveal(this.page.moment.time);
    this.drawShown();
  }

  /**
   * Draws the part of time that is shown.
   * @private
   */
  drawShown() {
    if (this.width === 0) return;
    const context = sharp(/** @type {HTMLCanvasElement} */ (this.canvases[0]), this.width, this.height);
    this.minimap.draw(context, this.width, this.color);
    this.drawBands(context);
    const painter = new LanePainter(context, this.scale, this.color, this.page.trace);
    this.shown = this.visible();
    this.shown.forEach((lane, place) => {
      const top = this.top + place * this.laneHeight;
      context.save();
      context.beginPath();
      context.rect(130, top - 2, this.width - 140, this.laneHeight + 4);
      context.clip();
      if (this.isDiff && lane === this.fingers[0]) painter.drawInputs(this.fingers, top); else painter.draw(lane, top);
      context.restore();
      this.drawTitle(context, lane.lane, top, place);
    });
    this.drawPlayhead();
  }

  /** @private @param {CanvasRenderingContext2D} context @param {Lane} lane @param {number} top @param {number} place */
  drawTitle(context, lane, top, place) {
    const isSecond = (lane.side ?? 0) > 0;
    context.fillStyle = this.color(lane.kind === "unseen" ? "faint" : "text");
    context.font = '11px "Open Sans", "DejaVu Sans", sans-serif';
    const title = this.isDiff && lane.kind === "touch" ? this.page.trace.index.phrases.inputs : lane.title;
    if (!isSecond) context.fillText(title, 14, top + (this.isDiff ? 11.8 : 12.6));
    const x = 14 + context.measureText(lane.title).width + 6;
    context.font = '10.5px "Open Sans", "DejaVu Sans", sans-serif';
    context.fillStyle = this.color(isSecond ? "second" : "faint");
    if (this.isDiff && lane.side !== undefined) {
      context.fillText(this.page.trace.sides[lane.side], 84, top + 11.6);
    } else if (lane.view && lane.kind !== "unseen") {
      context.save();
      context.beginPath();
      context.rect(x, top, 128 - x, this.laneHeight);
      context.clip();
      context.fillText(lane.view, x, top + 12.4);
      context.restore();
    }
    if (this.isDiff && isSecond) {
      context.globalAlpha = 0.02;
      context.fillStyle = this.color("text");
      context.fillRect(0, top, this.width, this.laneHeight);
      context.globalAlpha = 1;
    }
    if (place + 1 === this.shown?.length) return;
    context.globalAlpha = 0.55;
    context.strokeStyle = this.color("sep");
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(1, top + this.laneHeight);
    context.lineTo(this.width - 4, top + this.laneHeight);
    context.stroke();
    context.globalAlpha = 1;
  }

  // MARK: Ruler, bands and the playhead

  /** @private @param {CanvasRenderingContext2D} context */
  drawBands(context) {
    context.fillStyle = this.color("refused-mark");
    for (const { t, end } of this.page.trace.counted) {
      if (end < this.scale.start || t > this.scale.end) continue;
      const [x, right] = [Math.max(132, this.scale.x(t) - 7), this.scale.x(end) + 7];
      if (right < x) continue;
      context.globalAlpha = 0.16;
      context.fillRect(x, this.top - 0.5, right - x, this.height - this.top - 1);
      context.globalAlpha = 0.5;
      context.fillRect(x, this.top - 0.5, 1, this.height - this.top - 1);
      context.fillRect(right - 1, this.top - 0.5, 1, this.height - this.top - 1);
      context.globalAlpha = 1;
    }
  }

  /** @private @param {CanvasRenderingContext2D} context @param {number} [from] @param {number} [to] where no numbers stand */
  drawRuler(context, from = 0, to = 0) {
    const step = this.scale.step(100);
    const digits = Math.max(0, -Math.floor(Math.log10(step / 1e6) + 1e-9));
    context.font = '9.5px "DejaVu Sans Mono", monospace';
    const first = Math.max(0, Math.ceil(this.scale.start / step * 2));
    for (let half = first; half * step / 2 <= this.scale.end; half++) {
      const x = Math.floor(this.scale.x(half * step / 2)) + 0.5;
      if (x < 131) continue;
      const isWhole = half % 2 === 0;
      context.fillStyle = this.color(isWhole ? "line" : "connector");
      context.fillRect(x - 0.5, this.ruler + (isWhole ? 0 : 3), 1, isWhole ? 6 : 3);
      if (!isWhole) continue;
      const text = (half / 2 * step / 1e6).toFixed(digits) + (this.isDiff ? " s" : "");
      const end = x + 4 + context.measureText(text).width;
      if (end > this.width || (x + 4 < to && end > from)) continue;
      context.fillStyle = this.color("faint");
      context.fillText(text, x + 4, this.ruler + 4);
    }
  }

  drawPlayhead() {
    if (this.width === 0) return;
    const { time, n } = this.page.moment;
    const context = sharp(/** @type {HTMLCanvasElement} */ (this.canvases[1]), this.width, this.height);
    const x = Math.round(this.scale.x(time)) + 0.5;
    if (x < 130 || x > this.width - 4) return this.drawRuler(context);
    const text = seconds(time);
    context.font = '600 9.5px "DejaVu Sans Mono", monospace';
    const width = Math.max(48, context.measureText(text).width + 10);
    const left = Math.min(x - width / 2, this.width - width - 2);
    const tag = this.isDiff ? 28 : 32;
    this.drawRuler(context, left - 3, left + width + 3);
    context.font = '600 9.5px "DejaVu Sans Mono", monospace';
    context.fillStyle = context.strokeStyle = this.color("text");
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(x, tag + 12);
    context.lineTo(x, this.height - 1);
    context.stroke();
    context.beginPath();
    context.roundRect(left, tag, width, 13, 3);
    context.moveTo(x - 4, tag + 12.5);
    context.lineTo(x + 4, tag + 12.5);
    context.lineTo(x, tag + 16.5);
    context.fill();
    context.fillStyle = this.color("panel");
    context.textAlign = "center";
    context.fillText(text, left + width / 2, tag + 10);
    this.drawRing(context, n);
    const title = this.page.moment.title;
    this.element.setAttribute("aria-valuenow", String(time / 1e6));
    this.element.setAttribute("aria-valuetext", [`${text} s`, title].filter(Boolean).join(", "));
  }

  /**
   * The ring about the chosen input's hit test.
   * @private @param {CanvasRenderingContext2D} context @param {number} n
   */
  drawRing(context, n) {
    if (this.isDiff) return;
    (this.shown ?? []).forEach((lane, place) => {
      if (lane.lane.kind !== "hits") return;
      const at = lane.nearest(this.page.moment.time, 0);
      if (at < 0 || lane.inputs[at] !== n) return;
      context.beginPath();
      context.arc(this.scale.x(lane.start[at]), this.top + place * this.laneHeight + 8.8, 6.4, 0, 2 * Math.PI);
      context.lineWidth = 1.4;
      context.stroke();
    });
  }

  // MARK: Pointing

  /** @private */
  listen() {
    const { element } = this;
    /** @type {"minimap" | "lanes" | null} */
    let dragged = null;
    const at = (/** @type {MouseEvent} */ event) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const scrub = (/** @type {MouseEvent} */ event) => {
      const { x } = at(event);
      const time = dragged === "minimap" ? this.minimap.time(x) : this.scale.time(x);
      this.page.goToTime(Math.max(0, Math.min(this.page.trace.head.end, time)));
    };
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      dragged = at(event).y < this.minimap.height + 4 ? "minimap" : "lanes";
      this.card.hidden = true;
      const thing = dragged === "lanes" ? this.thing(at(event)) : null;
      if (thing) this.page.goToInput(thing.n); else scrub(event);
      event.preventDefault();
    });
    element.addEventListener("pointermove", (event) => { if (dragged) scrub(event); else this.hover(at(event)); });
    const stop = () => { dragged = null; };
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("pointerleave", () => { this.card.hidden = true; });
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      const amount = event.deltaY || event.deltaX;
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.scale.pan(amount / 1000);
      else this.scale.zoom(1.0015 ** amount, this.scale.time(at(event).x));
      this.drawShown();
    }, { passive: false });
  }

  /** @param {number} factor */
  zoom(factor) {
    const { time } = this.page.moment;
    const isSeen = time >= this.scale.start && time <= this.scale.end;
    this.scale.zoom(factor, isSeen ? time : this.scale.start + this.scale.span / 2);
    this.drawShown();
  }

  /** @param {number} part */
  pan(part) {
    this.scale.pan(part);
    this.drawShown();
  }

  /**
   * What lies under a point.
   * @private @param {{x: number, y: number}} point
   */
  thing({ x, y }) {
    const lane = this.shown?.[Math.floor((y - this.top) / this.laneHeight)];
    if (!lane || x < 130) return null;
    const perPixel = this.scale.span / (this.scale.right - this.scale.left);
    const place = lane.nearest(this.scale.time(x), 5 * perPixel);
    return place < 0 ? null : { n: lane.inputs[place], lane, place };
  }

  /** @private @param {{x: number, y: number}} point */
  hover(point) {
    const thing = this.thing(point);
    this.element.style.cursor = thing ? "pointer" : "";
    this.card.hidden = !thing;
    if (!thing) return;
    const { lane, place } = thing;
    const { trace } = this.page;
    const [start, end] = [lane.start[place], lane.end[place]];
    const words = trace.name(lane.lane.shapes.words?.[place] ?? -1);
    const when = start === end ? `${seconds(start)} s`
      : filled(trace.index.phrases.span, { start: seconds(start), end: seconds(end) });
    this.card.replaceChildren(make("b", "", [lane.lane.title, lane.lane.view].filter(Boolean).join(" ")), ` ${words} `, make("span", "faint", when));
    const left = Math.min(point.x + 12, this.width - this.card.offsetWidth - 8);
    Object.assign(this.card.style, { left: `${left}px`, top: `${Math.min(point.y + 14, this.height - 28)}px` });
  }
}
