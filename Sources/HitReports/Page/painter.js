"use strict";
// Paints views as the program does: background, own drawing, caption, subviews, border; a view
// fades together with its subviews, as one picture.

/** Beyond this many layers inside each other, views fade one by one. */
const mostLayers = 48;
/** Below this opacity no channel of a pixel changes. */
const leastOpacity = 1 / 1024;

class Painter {
  /** @param {Face[]} faces @param {() => void} onLoad called when a drawing is ready */
  constructor(faces, onLoad) {
    this.faces = faces;
    this.onLoad = onLoad;
    /** @type {Map<number, HTMLImageElement>} */
    this.drawings = new Map();
    /** @type {HTMLCanvasElement[]} */
    this.spare = [];
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {SceneState} scene @param {string} ground
   * @param {[width: number, height: number]} screen
   */
  paint(context, scene, ground, screen) {
    context.save();
    context.beginPath();
    context.rect(0, 0, ...screen);
    context.clip();
    context.fillStyle = ground;
    context.fillRect(0, 0, ...screen);
    for (const view of scene.below(-1)) this.paintView(context, scene, view, 1, 0);
    context.restore();
  }

  /**
   * @private @param {CanvasRenderingContext2D} context @param {SceneState} scene @param {View} view
   * @param {number} fade @param {number} layers
   */
  paintView(context, scene, view, fade, layers) {
    const alpha = Math.min(view.alpha ?? 1, 1);
    if (view.hidden || alpha * fade <= leastOpacity) return;
    const [a, b, c, d] = view.m;
    if (a * d - b * c === 0) return;
    const below = scene.below(view.id);
    if (alpha < 1 && layers < mostLayers && (below.length > 0 || this.parts(view) > 1)) {
      const [x, y, width, height] = this.extent(context, view, below.length === 0 || Boolean(view.clips));
      if (width <= 0 || height <= 0) return;
      const layer = this.beginLayer(context, x, y, width, height);
      this.paintWhole(layer, scene, view, below, fade, layers + 1);
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = alpha;
      context.drawImage(layer.canvas, x, y, width, height, x, y, width, height);
      context.restore();
      this.spare.push(/** @type {HTMLCanvasElement} */ (layer.canvas));
    } else if (below.length > 0 || !this.paintPlain(context, view, fade * alpha)) {
      this.paintWhole(context, scene, view, below, fade * alpha, layers);
    }
  }

  /**
   * Paints a view that is nothing but a box of one colour.
   * @private @param {CanvasRenderingContext2D} context @param {View} view @param {number} fade @returns {boolean}
   */
  paintPlain(context, { m, size, face: place, radius }, fade) {
    const face = this.faces[place];
    if (face && (face.border || face.caption || face.drawing)) return false;
    if (radius || m[1] !== 0 || m[2] !== 0) return false;
    if (!face?.fill) return true;
    context.globalAlpha = fade;
    context.fillStyle = face.fill;
    context.fillRect(m[4], m[5], m[0] * size[0], m[3] * size[1]);
    return true;
  }

  /**
   * The pixels that a view can reach.
   * @private @param {CanvasRenderingContext2D} context @param {View} view @param {boolean} isBounded @returns {Box}
   */
  extent(context, view, isBounded) {
    const { width, height } = context.canvas;
    if (!isBounded) return [0, 0, width, height];
    const space = context.getTransform().multiplySelf(new DOMMatrix(view.m));
    const [wide, tall] = view.size;
    const corners = [[0, 0], [wide, 0], [0, tall], [wide, tall]]
      .map(([px, py]) => space.transformPoint(new DOMPoint(px, py)));
    const left = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.x)) - 1));
    const top = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.y)) - 1));
    const right = Math.min(width, Math.ceil(Math.max(...corners.map((corner) => corner.x)) + 1));
    const bottom = Math.min(height, Math.ceil(Math.max(...corners.map((corner) => corner.y)) + 1));
    return [left, top, right - left, bottom - top];
  }

  /**
   * How many things a view draws of itself.
   * @private @param {View} view
   */
  parts(view) {
    const face = this.faces[view.face];
    return face ? [face.fill, face.border, face.caption, face.drawing].filter(Boolean).length : 0;
  }

  /** @private @param {CanvasRenderingContext2D} context
   * @param {number} x @param {number} y @param {number} width @param {number} height */
  beginLayer(context, x, y, width, height) {
    const canvas = this.spare.pop() ?? document.createElement("canvas");
    if (canvas.width !== context.canvas.width) canvas.width = context.canvas.width;
    if (canvas.height !== context.canvas.height) canvas.height = context.canvas.height;
    const layer = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    layer.setTransform(1, 0, 0, 1, 0, 0);
    layer.clearRect(x, y, width, height);
    layer.setTransform(context.getTransform());
    return layer;
  }

  /**
   * @private @param {CanvasRenderingContext2D} context @param {SceneState} scene @param {View} view
   * @param {View[]} below @param {number} fade @param {number} layers
   */
  paintWhole(context, scene, view, below, fade, layers) {
    const face = this.faces[view.face];
    context.save();
    context.transform(...view.m);
    context.globalAlpha = fade;
    if (face?.fill) {
      context.fillStyle = face.fill;
      this.shape(context, view, 0);
      context.fill();
    }
    if (face?.drawing) this.paintDrawing(context, view, face);
    if (face?.caption) this.paintCaption(context, view, face.caption);
    if (below.length > 0) {
      context.save();
      if (view.clips) {
        this.shape(context, view, 0);
        context.clip();
      }
      if (view.origin) context.translate(-view.origin[0], -view.origin[1]);
      for (const subview of below) this.paintView(context, scene, subview, fade, layers);
      context.restore();
    }
    if (face?.border) {
      context.globalAlpha = fade;
      context.fillStyle = face.border.color;
      this.shape(context, view, 0);
      const [width, height] = view.size;
      if (Math.min(width, height) > 2 * face.border.width) this.shape(context, view, face.border.width, true);
      context.fill("evenodd");
    }
    context.restore();
  }

  /**
   * A view's outline as the path, or a smaller one added to it.
   * @private @param {CanvasRenderingContext2D} context @param {View} view @param {number} inset
   * @param {boolean} [isAdded]
   */
  shape(context, view, inset, isAdded = false) {
    const [width, height] = view.size;
    const most = Math.min(width, height) / 2;
    const radius = Math.max(0, Math.min(view.radius ?? 0, most) - inset);
    const corners = view.corners ?? 15;
    if (!isAdded) context.beginPath();
    const box = /** @type {Box} */ ([inset, inset, width - 2 * inset, height - 2 * inset]);
    if (radius === 0) return context.rect(...box);
    context.roundRect(...box, [1, 2, 8, 4].map((corner) => (corners & corner ? radius : 0)));
  }

  /** @private @param {CanvasRenderingContext2D} context @param {View} view @param {Face} face */
  paintDrawing(context, view, face) {
    let image = this.drawings.get(view.face);
    if (!image) {
      image = new Image();
      image.addEventListener("load", this.onLoad);
      image.src = `data:image/svg+xml,${encodeURIComponent(face.drawing ?? "")}`;
      this.drawings.set(view.face, image);
    }
    if (!image.complete || image.naturalWidth === 0) return;
    context.drawImage(image, 0, 0, ...view.size);
  }

  /** @private @param {CanvasRenderingContext2D} context @param {View} view @param {Caption} caption */
  paintCaption(context, view, { text, size, color, x, y, align, clip }) {
    context.save();
    if (clip) {
      context.beginPath();
      context.rect(0, 0, ...view.size);
      context.clip();
    }
    const font = `${size}px "Open Sans", "DejaVu Sans", sans-serif`;
    if (context.font !== font) context.font = font;
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(text, x, y);
    context.restore();
  }
}
