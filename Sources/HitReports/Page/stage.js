"use strict";
// The stage: the scene at the chosen moment, on one side or on both, and what is drawn over it.

/** The least room around pictures, and above them for their captions. */
const margins = { side: 16, right: 15, top: 28, bottom: 16 };
const wipePath = "M7 9l-3.5 4l3.5 4M11 9l3.5 4l-3.5 4";

class Stage {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { head, index } = page.trace;
    this.painter = new Painter(index.faces, () => this.repaint());
    this.scenes = head.sides.map((_, side) => new SceneState(side));
    this.pictures = head.sides.map((name) => this.makePicture(name));
    /** @type {{view: number, side: number} | null} */
    this.lit = null;
    this.wipe = 0.53;
    this.isDue = false;
    const modes = head.sides.length > 1 ? [...head.sides, "both", "wipe"] : head.sides;
    this.mode = head.sides.length > 1 ? (head.kind === "diff" ? "wipe" : "both") : head.sides[0];
    this.choices = new Choices(byId("sides"), modes, this.mode, (mode) => this.show(mode));
    byId("sides").hidden = modes.length < 2;
    this.handle = this.makeHandle();
    byId("pictures").append(...this.pictures.flatMap(({ caption, frame }) => [caption, frame]), this.handle);
    new ResizeObserver(() => this.layOut()).observe(byId("pictures"));
  }

  /** @private @param {string} name */
  makePicture(name) {
    const [scene, overlay] = [make("canvas"), make("canvas", { "aria-hidden": true })];
    scene.setAttribute("role", "img");
    const caption = make("div", "caption", make("b", "", name), make("span"));
    const frame = make("div", "picture", make("div", "shade"), scene, overlay);
    const canvases = /** @type {HTMLCanvasElement[]} */ ([scene, overlay]);
    return { name, caption, frame, scene: canvases[0], overlay: canvases[1], painted: -1, scale: 1 };
  }

  /** @private */
  makeHandle() {
    const knob = sign(wipePath, 18, 26);
    knob.setAttribute("style", "background:#fff;border-radius:5px;fill:none;stroke:#14181d;stroke-width:1.6");
    const handle = make("div", {
      class: "handle", role: "slider", tabindex: 0, "aria-label": this.page.trace.sides.join(", "),
      "aria-valuemin": 0, "aria-valuemax": 100,
    }, knob);
    handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const box = this.pictures[0].frame.getBoundingClientRect();
      this.wipeTo((event.clientX - box.left) / box.width);
    });
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
      if (step === undefined) return;
      this.wipeTo(this.wipe + step);
      event.preventDefault();
      event.stopPropagation();
    });
    return handle;
  }

  /** @private @param {number} part */
  wipeTo(part) {
    this.wipe = Math.max(0, Math.min(1, part));
    this.layOut();
  }

  /** @param {string} mode */
  show(mode) {
    this.mode = mode;
    this.choices.choose(mode);
    byId("maps").hidden = mode === "both" || !this.page.hasMaps;
    this.layOut();
  }

  showNext() { this.show(this.choices.after(this.mode)); }

  /**
   * The sides that are shown.
   * @private
   */
  get shown() {
    const place = this.page.trace.sides.indexOf(this.mode);
    return place < 0 ? this.pictures.map((_, side) => side) : [place];
  }

  layOut() {
    const room = byId("pictures").getBoundingClientRect();
    const [width, height] = this.page.trace.head.screen;
    const sideBySide = this.mode === "both" ? this.pictures.length : 1;
    const free = (room.width - margins.side * sideBySide - margins.right) / sideBySide;
    const bottom = this.page.hasMaps ? 10 : margins.bottom;
    const scale = Math.max(0.05, Math.min(1, free / width, (room.height - margins.top - bottom) / height));
    const rounded = Math.floor(scale * 100) / 100;
    for (const [side, picture] of this.pictures.entries()) {
      const isShown = this.shown.includes(side);
      picture.frame.hidden = picture.caption.hidden = !isShown;
      if (!isShown) continue;
      const left = margins.side + (this.mode === "both" ? side * (free + margins.side) : 0);
      const place = { left: `${left}px`, top: `${margins.top}px`, width: `${width * rounded}px`, height: `${height * rounded}px` };
      Object.assign(picture.frame.style, place);
      Object.assign(/** @type {HTMLElement} */ (picture.frame.firstChild).style, { inset: "0" });
      const isWipe = this.mode === "wipe";
      const edge = this.wipe * 100;
      picture.frame.style.clipPath = !isWipe ? "" : side === 0 ? `inset(-40px ${100 - edge}% -40px -40px)` : `inset(-40px -40px -40px ${edge}%)`;
      Object.assign(picture.caption.style, isWipe && side > 0
        ? { left: "", right: `${room.width - left - width * rounded}px` }
        : { left: `${left}px`, right: "" });
      if (picture.scale !== rounded) picture.painted = -1;
      picture.scale = rounded;
    }
    this.handle.hidden = this.mode !== "wipe";
    const x = margins.side + this.wipe * width * rounded;
    Object.assign(this.handle.style, { left: `${x}px`, top: `${margins.top - 6}px`, height: `${height * rounded + 12}px` });
    this.handle.setAttribute("aria-valuenow", String(Math.round(this.wipe * 100)));
    this.draw();
    this.fitCaptions();
  }

  /**
   * Captions are as wide as their pictures; under a wipe the one after comes first.
   * @private
   */
  fitCaptions() {
    const [width] = this.page.trace.head.screen;
    for (const { caption, scale } of this.pictures) caption.style.maxWidth = `${width * scale}px`;
    const [before, after] = this.pictures;
    if (this.mode !== "wipe") return;
    before.caption.style.maxWidth = `${width * before.scale - after.caption.offsetWidth - 8}px`;
  }

  /** Paints all again before the next frame, however many drawings are ready until then. */
  repaint() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      for (const picture of this.pictures) picture.painted = -1;
      this.draw();
    });
  }

  /** Draws the chosen moment, as far as its part is unpacked. */
  draw() {
    const { part, n, time, happening, origin } = this.page.moment;
    if (!part) return;
    const { head } = this.page.trace;
    const fingers = this.page.fingers();
    const received = happening?.received ?? origin?.received;
    const marks = happening?.marks ?? origin?.marks;
    let isSaidAnew = false;
    for (const side of this.shown) {
      const [picture, scene] = [this.pictures[side], this.scenes[side]];
      scene.goTo(part, n, time);
      const [width, height] = head.screen.map((length) => length * picture.scale);
      if (picture.painted !== scene.version) {
        const context = sharp(picture.scene, width, height);
        context.scale(picture.scale, picture.scale);
        this.painter.paint(context, scene, head.ground ?? "#1b222b", head.screen);
        picture.painted = scene.version;
      }
      const context = sharp(picture.overlay, width, height);
      const overlays = new Overlays(context, scene, picture.scale);
      context.strokeStyle = "#3a4450";
      context.strokeRect(0, 0, width, height);
      const edge = this.wipe * width;
      const words = received?.[side];
      const isAfter = head.kind === "diff" && side > 0;
      const seen = this.mode !== "wipe" ? [0, width] : side === 0 ? [0, edge] : [edge, width];
      overlays.draw(marks?.[side] ?? [], fingers.filter(({ isBefore }) => side === 0 || !isBefore), {
        isNow: side === head.sides.length - 1, isAfter, isOther: isAfter && words?.role === "after", left: seen[0], right: seen[1],
      });
      if (this.lit && this.lit.side === side) overlays.light(this.lit.view);
      const told = /** @type {HTMLElement} */ (picture.caption.lastChild);
      reclass(told, words?.role);
      const text = words?.text ?? "";
      if (told.textContent === text) continue;
      told.textContent = text;
      isSaidAnew = true;
      picture.scene.setAttribute("aria-label", [picture.name, text].filter(Boolean).join(": "));
    }
    if (isSaidAnew && this.mode === "wipe") this.fitCaptions();
  }

  /**
   * Lights a view up, or none.
   * @param {{view: number, side: number} | null} lit
   */
  light(lit) {
    if (lit?.view === this.lit?.view && lit?.side === this.lit?.side) return;
    this.lit = lit;
    this.draw();
  }
}
