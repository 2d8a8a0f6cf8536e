"use strict";
// The minimap: how much happened in each pixel of the whole recording, made once and kept.

class Minimap {
  /** @param {Trace} trace @param {TimeScale} scale @param {number} height */
  constructor(trace, scale, height) {
    this.trace = trace;
    this.scale = scale;
    this.height = height;
    this.width = 0;
    this.picture = /** @type {HTMLCanvasElement} */ (make("canvas", { "aria-hidden": true }));
    this.isMade = false;
  }

  /** @param {number} time */
  x(time) { return 15 + time / this.scale.all * (this.width - 30); }

  /** @param {number} x */
  time(x) { return (x - 15) / (this.width - 30) * this.scale.all; }

  /** Makes the picture again when it is drawn next. */
  forget() { this.isMade = false; }

  /** Draws the picture where it is to be made again, and what of it is shown in the lanes.
   * @param {CanvasRenderingContext2D} context @param {number} width @param {(name: string) => string} color */
  draw(context, width, color) {
    this.width = width;
    if (!this.isMade) this.drawPicture(color);
    this.isMade = true;
    const [x, end] = [this.x(Math.max(0, this.scale.start)), this.x(Math.min(this.scale.all, this.scale.end))];
    const wide = Math.max(10, end - x);
    context.beginPath();
    context.roundRect(Math.round((x + end - wide) / 2) + 0.5, 0.5, Math.round(wide), this.height + 3, 2);
    context.fillStyle = "rgb(255 255 255 / .16)";
    context.fill();
    context.strokeStyle = color("text");
    context.lineWidth = 1.2;
    context.stroke();
  }

  /** @private @param {(name: string) => string} color */
  drawPicture(color) {
    const context = sharp(this.picture, this.width, 32);
    const { height } = this;
    const { minimap } = this.trace.index;
    context.beginPath();
    context.roundRect(14, 2, this.width - 28, height, 3);
    context.fillStyle = color("inset");
    context.fill();
    context.strokeStyle = color("sep");
    context.stroke();
    const columns = Math.max(1, this.width - 30);
    const count = (/** @type {number[]} */ counts) => {
      const all = new Float64Array(columns);
      counts.forEach((each, step) => {
        const column = Math.floor((step + 0.5) * minimap.step / this.scale.all * columns);
        all[Math.min(columns - 1, Math.max(0, column))] += each;
      });
      return all;
    };
    const all = count(minimap.moves);
    const most = Math.max(1, ...all);
    const draw = (/** @type {Float64Array} */ counts, /** @type {string} */ fill) => {
      context.fillStyle = fill;
      counts.forEach((each, column) => {
        const tall = (each / most) ** 0.6 * (height - 4);
        if (each > 0) context.fillRect(15 + column, height + 1 - Math.max(1, tall), 1, Math.max(1, tall));
      });
    };
    draw(all, color("minimap"));
    if (minimap.second) draw(count(minimap.second), color("gesture-mark"));
    context.fillStyle = context.strokeStyle = color("refused-mark");
    for (const { t } of this.trace.counted) {
      const x = Math.floor(this.x(t)) + 0.5;
      context.globalAlpha = 0.8;
      context.fillRect(x - 0.5, 3, 1, height - 2);
      context.globalAlpha = 1;
      context.beginPath();
      context.moveTo(x - 3.5, 2.5);
      context.lineTo(x + 3.5, 2.5);
      context.lineTo(x, 7.5);
      context.fill();
    }
    context.font = '9.5px "DejaVu Sans Mono", monospace';
    context.fillStyle = color("second");
    const end = minutes(this.scale.all);
    const width = context.measureText(end).width;
    context.globalAlpha = 0.85;
    context.fillStyle = color("inset");
    context.fillRect(16, 4, 30, 11);
    context.fillRect(this.width - 22 - width, 4, width + 6, 11);
    context.globalAlpha = 1;
    context.fillStyle = color("second");
    context.fillText("0:00", 19, 13);
    context.fillText(end, this.width - 19 - width, 13);
  }
}
