"use strict";
// The transport: ends, steps, play, how fast, where one is, and the differences.

const speeds = [0.25, 0.5, 1, 2, 5, 20];
const signs = {
  first: "M3 2v12M17 14l-8-6l8-6Z", back: "M14 14l-8-6l8-6Z", play: "M9 2l9 6l-9 6Z",
  pause: "M9 2v12M15 2v12", on: "M4 14l8-6l-8-6Z", last: "M15 2v12M1 14l8-6l-8-6Z",
  before: "M9 4l-4 4l4 4", after: "M5 4l4 4l-4 4",
};

class Transport {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.isPlaying = false;
    this.stopsAtDifferences = true;
    this.speed = 1;
    this.play = this.button("play", "Play", signs.play, () => this.toggle());
    this.time = make("output", { "aria-live": "off" });
    this.place = make("span", "place");
    const speed = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": "Speed" },
      ...speeds.map((each) => make("option", { value: each, selected: each === 1 }, `${each}×`))));
    speed.addEventListener("change", () => { this.speed = Number(speed.value); });
    this.pillWords = make("span");
    const pill = make("div", { class: "pill", role: "group", "aria-label": "Differences" },
      this.button("", "Previous difference", signs.before, () => page.differences.step(-1), 16),
      this.pillWords,
      this.button("", "Next difference", signs.after, () => page.differences.step(1), 16));
    pill.hidden = page.trace.counted.length === 0;
    byId("transport").append(
      this.button("sign", "First input", signs.first, () => page.goToInput(1)),
      this.button("sign", "Input before", signs.back, () => page.step(-1)),
      this.play,
      this.button("sign", "Next input", signs.on, () => page.step(1)),
      this.button("sign", "Last input", signs.last, () => page.goToInput(page.trace.head.inputs)),
      speed, this.time, this.place, pill,
      make("span", "note", "drag scrubs, wheel zooms, Shift-wheel pans"),
    );
  }

  /** @private @param {string} className @param {string} label @param {string} path @param {() => void} act @param {number} [width] */
  button(className, label, path, act, width = 18) {
    const button = make("button", { type: "button", class: className === "play" ? "sign play" : className, "aria-label": label, title: label }, sign(path, width === 16 ? 14 : 20, 16));
    button.addEventListener("click", act);
    return button;
  }

  show() {
    const { n, time, frame, differencePlace } = this.page.moment;
    const { phrases } = this.page.trace.index;
    const { inputs } = this.page.trace.head;
    this.time.textContent = `${seconds(time)} s`;
    this.place.textContent = filled(phrases.place, { n, count: inputs, frame });
    const count = this.page.trace.counted.length;
    this.pillWords.textContent = differencePlace < 0 ? grouped(count)
      : filled(phrases.difference, { n: differencePlace + 1, count });
  }

  /** @param {boolean} [stopsAtDifferences] */
  toggle(stopsAtDifferences = true) {
    this.stopsAtDifferences = stopsAtDifferences;
    if (this.isPlaying) this.pause(); else this.start();
  }

  /** @private */
  start() {
    const { end } = this.page.trace.head;
    if (this.page.moment.time >= end) this.page.goToTime(0);
    this.isPlaying = true;
    this.showPlaying();
    let [time, last] = [this.page.moment.time, performance.now()];
    const tick = (/** @type {number} */ now) => {
      if (!this.isPlaying) return;
      const before = time;
      time += Math.max(0, now - last) * 1000 * this.speed;
      last = now;
      const next = this.stopsAtDifferences
        ? this.page.trace.counted.find((each) => each.t > before && each.t <= time) : undefined;
      if (next) {
        this.pause();
        return this.page.goToInput(next.n);
      }
      this.page.goToTime(Math.min(time, end));
      if (time >= end) return this.pause();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  pause() {
    this.isPlaying = false;
    this.showPlaying();
  }

  /** @private */
  showPlaying() {
    const path = this.isPlaying ? signs.pause : signs.play;
    this.play.replaceChildren(sign(path, 20, 16));
    this.play.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    this.play.title = this.isPlaying ? "Pause" : "Play";
  }
}
