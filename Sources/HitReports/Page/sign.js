"use strict";
// Signs that are drawn by paths.

/**
 * A sign drawn by paths of a square.
 * @param {string} path @param {number} width @param {number} [height] @returns {SVGSVGElement}
 */
const sign = (path, width, height = width) => {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS(space, "path");
  drawn.setAttribute("d", path);
  svg.append(drawn);
  return svg;
};

/**
 * A circle about a point, as a path.
 * @param {number} x @param {number} y @param {number} r
 */
const circlePath = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
