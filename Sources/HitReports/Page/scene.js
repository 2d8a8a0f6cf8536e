"use strict";
// The views of one side of the stage at a moment.

class SceneState {
  /** @param {number} side */
  constructor(side) {
    this.side = side;
    /** @type {Map<number, View>} */
    this.views = new Map();
    /** @type {Map<number, View[]>} superviews' subviews from the back */
    this.subviews = new Map();
    /** Counts what changed, so that a picture is painted again only then. */
    this.version = 0;
    /** @type {LoadedPart | null} */
    this.part = null;
    this.next = 0;
  }

  /**
   * Goes to a moment: on from where it is, or from the part's beginning.
   * @param {LoadedPart} part @param {number} n @param {number} time
   */
  goTo(part, n, time) {
    const { key, changes } = part.data.sides[this.side];
    const isDue = (/** @type {Change} */ change) => change.n <= n && change.t <= time;
    const isBack = this.part === part && this.next > 0 && !isDue(changes[this.next - 1]);
    if (this.part !== part || isBack) {
      this.part = part;
      this.views = new Map(key.map((view) => [view.id, { ...view }]));
      this.subviews.clear();
      this.next = 0;
      this.version++;
    }
    while (this.next < changes.length && isDue(changes[this.next])) this.apply(changes[this.next++]);
  }

  /** @private @param {Change} change */
  apply({ add, remove, set }) {
    for (const id of remove ?? []) this.remove(id);
    for (const view of add ?? []) this.views.set(view.id, { ...view });
    let isMoved = Boolean(add || remove);
    for (const [id, fields] of set ?? []) {
      const view = this.views.get(id);
      if (view) Object.assign(view, fields);
      isMoved ||= "order" in fields || "parent" in fields;
    }
    if (isMoved) this.subviews.clear();
    this.version++;
  }

  /** @private @param {number} id */
  remove(id) {
    for (const view of this.below(id)) this.remove(view.id);
    this.views.delete(id);
    this.subviews.clear();
  }

  /**
   * The subviews of a view, or the windows.
   * @param {number} id @returns {View[]}
   */
  below(id) {
    if (this.subviews.size === 0) {
      for (const view of this.views.values()) {
        const all = this.subviews.get(view.parent);
        if (all) all.push(view); else this.subviews.set(view.parent, [view]);
      }
      for (const all of this.subviews.values()) all.sort((one, other) => one.order - other.order);
    }
    return this.subviews.get(id) ?? [];
  }

  /**
   * From a view's own space to the screen.
   * @param {number} id @returns {DOMMatrix}
   */
  toScreen(id) {
    const view = this.views.get(id);
    const matrix = new DOMMatrix(view?.m);
    for (let above = this.views.get(view?.parent ?? -1); above; above = this.views.get(above.parent)) {
      const [x, y] = above.origin ?? [0, 0];
      matrix.preMultiplySelf(new DOMMatrix([1, 0, 0, 1, -x, -y])).preMultiplySelf(new DOMMatrix(above.m));
    }
    return matrix;
  }

  /**
   * The corners of a view on the screen.
   * @param {number} id @returns {DOMPoint[] | null}
   */
  corners(id) {
    const view = this.views.get(id);
    if (!view) return null;
    const matrix = this.toScreen(id);
    const [width, height] = view.size;
    return [[0, 0], [width, 0], [width, height], [0, height]]
      .map(([px, py]) => matrix.transformPoint(new DOMPoint(px, py)));
  }
}
