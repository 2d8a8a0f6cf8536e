"use strict";
// What is drawn over the stage: who was asked, who refused, who received, and the fingers. The
// colours are the same in both themes, since the scene does not change with the theme.

const onScene = {
  accepted: "#45c08f", onAccepted: "#08130e", refused: "#ff6161", onRefused: "#1d0809", refusedTag: "#1c1416", text: "#dbe1e8",
  would: "#ffe2b8", hatch: "#ff6161", hatchGround: "#3a1717", halo: "#0b0e12", lit: "#5aa2ff",
};
const tagFont = '600 10.5px "Open Sans", "DejaVu Sans", sans-serif';
const noteFont = '10.5px "Open Sans", "DejaVu Sans", sans-serif';

/**
 * What of a picture is seen: from where to where, whether the receiver's ground is lit, whether
 * it is the picture after, and whether the receiver there is another than before.
 * @typedef {{isNow: boolean, isAfter: boolean, isOther: boolean, left: number, right: number}} Seen
 */

/** Draws over one picture; everything in the picture's own pixels. */
class Overlays {
  /** @param {CanvasRenderingContext2D} context @param {SceneState} scene @param {number} scale */
  constructor(context, scene, scale) {
    this.context = context;
    this.scene = scene;
    this.scale = scale;
    /** @type {Box[]} where tags stand already */
    this.tags = [];
  }

  /** @param {number} id @returns {Box | null} the box around a view */
  box(id) {
    const corners = this.scene.corners(id);
    if (!corners) return null;
    const [xs, ys] = [corners.map(({ x }) => x * this.scale), corners.map(({ y }) => y * this.scale)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
  }

  /**
   * The outline of a view as the path.
   * @private @param {number} id @param {number} inset
   */
  outline(id, inset) {
    const corners = this.scene.corners(id);
    const view = this.scene.views.get(id);
    if (!corners || !view) return false;
    const { context, scale } = this;
    context.beginPath();
    const isUpright = corners[0].y === corners[1].y && corners[0].x === corners[3].x;
    if (isUpright) {
      const [x, y, width, height] = /** @type {Box} */ (this.box(id));
      const radius = Math.max(0, Math.min((view.radius ?? 0) * scale, width / 2, height / 2) - inset);
      context.roundRect(x + inset, y + inset, Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset), radius);
    } else {
      for (const { x, y } of corners) context.lineTo(x * scale, y * scale);
      context.closePath();
    }
    return true;
  }

  /**
   * @param {Mark[]} marks @param {{x: number, y: number}[]} fingers on the screen
   * @param {Seen} seen
   */
  draw(marks, fingers, seen) {
    for (const mark of marks) this.mark(mark, seen.isNow);
    for (const mark of marks) this.tag(mark, fingers, seen);
    for (const { x, y } of fingers) this.finger(x * this.scale, y * this.scale);
  }

  /** @private @param {Mark} mark @param {boolean} isNow */
  mark({ view, role, dead }, isNow) {
    const { context } = this;
    context.save();
    if (role === "refused" && this.outline(view, 1)) {
      context.strokeStyle = onScene.refused;
      context.lineWidth = 2;
      context.setLineDash([6, 4]);
      context.stroke();
    } else if (role === "receiver" && this.outline(view, 0)) {
      if (isNow) {
        context.fillStyle = "rgb(69 192 143 / .12)";
        context.fill();
      }
      this.outline(view, 1);
      context.strokeStyle = onScene.accepted;
      context.lineWidth = 2;
      context.stroke();
    } else if (role === "would" && this.outline(view, 0.75)) {
      if (dead) this.hatch(view, dead);
      this.outline(view, 0.75);
      context.strokeStyle = onScene.would;
      context.lineWidth = 1.5;
      context.stroke();
    }
    context.restore();
  }

  /** @private @param {number} view @param {Box[]} dead */
  hatch(view, dead) {
    const { context, scale } = this;
    context.save();
    this.outline(view, 0);
    context.clip();
    context.beginPath();
    for (const box of dead) context.rect(...(/** @type {Box} */ (box.map((side) => side * scale))));
    context.clip();
    context.fillStyle = onScene.hatchGround;
    const [x, y, width, height] = this.box(view) ?? [0, 0, 0, 0];
    context.fillRect(x, y, width, height);
    context.strokeStyle = onScene.hatch;
    context.lineWidth = 2.6;
    const step = 7 * Math.SQRT2;
    context.beginPath();
    for (let at = x - height; at < x + width + height; at += step) {
      context.moveTo(at, y + height + 4);
      context.lineTo(at + height + 8, y - 4);
    }
    context.stroke();
    context.restore();
  }

  /** @private @param {Mark} mark @param {{x: number, y: number}[]} fingers @param {Seen} seen */
  tag({ view, role, tag }, fingers, seen) {
    const box = tag ? this.box(view) : null;
    if (!tag || !box) return;
    const { context, scale } = this;
    const isReceiver = role === "receiver";
    context.font = isReceiver ? tagFont : noteFont;
    const width = context.measureText(tag).width + (isReceiver ? 18 : 15);
    const height = isReceiver ? 16 : 21;
    if (width + 4 > seen.right - seen.left) return;
    const near = fingers.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    const taken = [...near.map((finger) => [finger.x - 20, finger.y - 20, 40, 40]), ...this.tags];
    const isFree = (/** @type {number} */ x, /** @type {number} */ y) => taken.every(([left, top, wide, tall]) =>
      left + wide < x || left > x + width || top + tall < y || top > y + height);
    const inside = box[2] > width + 12 && box[3] > height + 12;
    const first = near[0] ?? { x: box[0] + box[2] / 2, y: box[1] };
    const places = [
      ...(isReceiver && inside ? [[seen.isAfter ? box[0] + box[2] - width - 6 : box[0] + 6, box[1] + 6]] : []),
      ...(isReceiver ? [] : [[box[0] + 6.5, box[1] - height - 10.5], [box[0] + box[2] - width - 6.5, box[1] - height - 10.5]]),
      [first.x - width / 2, first.y - 30.4 - height],
      [first.x - width / 2, first.y + 30],
    ];
    const [left, top] = places.find(([x, y]) => y > 2 && isFree(x, y)) ?? places[0];
    const x = Math.max(seen.left + 2, Math.min(left, seen.right - width - 6));
    this.tags.push([x, top, width, height]);
    context.beginPath();
    context.roundRect(x, top, width, height, isReceiver ? 3 : 4);
    context.fillStyle = !isReceiver ? onScene.refusedTag : seen.isOther ? onScene.refused : onScene.accepted;
    context.fill();
    if (!isReceiver) {
      context.strokeStyle = onScene.refused;
      context.lineWidth = 1;
      context.stroke();
    }
    context.fillStyle = !isReceiver ? onScene.text : seen.isOther ? onScene.onRefused : onScene.onAccepted;
    context.textAlign = "center";
    context.fillText(tag, x + width / 2, top + (isReceiver ? 12 : 14));
  }

  /**
   * A view that is pointed at elsewhere on the page.
   * @param {number} id
   */
  light(id) {
    const { context } = this;
    if (!this.outline(id, 1)) return;
    context.fillStyle = "rgb(90 162 255 / .2)";
    context.fill();
    context.strokeStyle = onScene.lit;
    context.lineWidth = 2;
    context.stroke();
  }

  /**
   * A ring with cross hairs.
   * @private @param {number} x @param {number} y
   */
  finger(x, y) {
    const { context } = this;
    const hairs = (/** @type {string} */ color, /** @type {number} */ width) => {
      context.beginPath();
      for (const [dx, dy] of [[0, -1], [0, 1], [-1, 0], [1, 0]]) {
        context.moveTo(x + dx * 13, y + dy * 13);
        context.lineTo(x + dx * 18, y + dy * 18);
      }
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke();
    };
    const ring = (/** @type {number} */ radius, /** @type {string | null} */ fill, /** @type {string | null} */ stroke, width = 0) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      if (fill) { context.fillStyle = fill; context.fill(); }
      if (stroke) { context.strokeStyle = stroke; context.lineWidth = width; context.stroke(); }
    };
    ring(12, "rgb(255 255 255 / .1)", null);
    context.globalAlpha = 0.8;
    ring(12, null, onScene.halo, 4.2);
    hairs(onScene.halo, 3.6);
    context.globalAlpha = 1;
    ring(12, null, "#fff", 2);
    hairs("#fff", 1.6);
    ring(3.4, "rgb(11 14 18 / .8)", null);
    ring(2.2, "#fff", null);
  }
}
