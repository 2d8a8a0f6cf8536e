"use strict";
// Making elements and texts.

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Makes an element; texts stay texts.
 * @param {string} tag @param {string | Record<string, string | number | boolean | undefined>} [attributes] a class, or attributes
 * @param {...(Node | string | undefined)} children @returns {HTMLElement}
 */
const make = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  const all = typeof attributes === "string" ? { class: attributes } : attributes ?? {};
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined || value === false || value === "") continue;
    // What is spoken of has its values spelt out.
    made.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
  }
  for (const child of children) if (child !== undefined) made.append(child);
  return made;
};

/**
 * Gives an element other children. What is the same stays as it is, so that the browser styles and
 * lays out only what differs; listeners of the new children are lost where old ones stay.
 * @param {Element} element @param {...(Node | string | undefined)} children
 */
const renew = (element, ...children) => {
  let old = element.firstChild;
  for (const child of children) {
    if (child === undefined) continue;
    const next = old?.nextSibling ?? null;
    if (typeof child === "string" && old instanceof Text) { if (old.data !== child) old.data = child; }
    else if (child instanceof Element && old instanceof Element && old.nodeName === child.nodeName) become(old, child);
    else if (old) old.replaceWith(child);
    else element.append(child);
    old = next;
  }
  while (old) {
    const next = old.nextSibling;
    old.remove();
    old = next;
  }
};

/** @param {Element} element @param {Element} wanted one of the same kind */
const become = (element, wanted) => {
  for (const name of element.getAttributeNames()) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  renew(element, ...[...wanted.childNodes].map((child) => (child instanceof Text ? child.data : child)));
};

/**
 * Writes an element's text where it differs.
 * @param {Element} element @param {string} text
 */
const retext = (element, text) => renew(element, text);

/**
 * Writes an element's classes where they differ.
 * @param {Element} element @param {...(string | false | undefined)} names
 */
const reclass = (element, ...names) => {
  const name = names.filter(Boolean).join(" ");
  if (element.className !== name) element.className = name;
};

/**
 * A run of a sentence. Its role colours it: "receiver", "subject", "before", "after",
 * "differs" or nothing.
 * @typedef {{text: string, role?: string}} Run
 */

/** @param {Run[] | undefined} runs @returns {(Node | string)[]} */
const runsOf = (runs) => (runs ?? []).map(({ text, role }) => (role ? make("b", role, text) : text));
/** @param {Run[] | undefined} runs */
const textOf = (runs) => (runs ?? []).map(({ text }) => text).join("");

/**
 * Fills a phrase's gaps.
 * @param {string | [string, string]} phrase @param {Record<string, string | number>} values
 */
const filled = (phrase, values) => {
  const words = typeof phrase === "string" ? phrase : phrase[values.n === 1 ? 0 : 1];
  return words.replace(/\{(\w+)\}/g, (gap, name) => {
    const value = values[name];
    return value === undefined ? gap : typeof value === "number" ? grouped(value) : value;
  });
};

// MARK: Numbers

/**
 * A whole number in groups of three from five digits on.
 * @param {number} number
 */
const grouped = (number) => {
  const text = String(number);
  return text.length < 5 ? text : text.replace(/\B(?=(\d{3})+$)/g, "\u2009");
};

/**
 * Seconds with three digits behind the point.
 * @param {number} time in microseconds
 */
const seconds = (time) => (Math.round(time / 1000) / 1000).toFixed(3);

/** @param {number} time in microseconds */
const minutes = (time) => {
  const all = Math.floor(time / 1e6);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
};

/** @param {number} value */
const coordinate = (value) => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value) * 1000) / 1000;
  return rounded === 0 ? "0" : String(rounded);
};

/** @param {number | null} x @param {number | null} y */
const pointText = (x, y) => (x === null || y === null ? "" : `(${coordinate(x)}, ${coordinate(y)})`);

/**
 * Says something for a moment.
 * @param {string} text
 */
const tell = (text) => {
  const told = byId("told");
  told.textContent = text;
  told.classList.add("shown");
  setTimeout(() => told.classList.remove("shown"), 1600);
};

/** @param {string} text @param {string} what */
const copy = async (text, what) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const field = /** @type {HTMLTextAreaElement} */ (make("textarea", { "aria-hidden": "true" }));
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus();
  }
  tell(what);
};

/**
 * The colours of the theme, by their names without dashes.
 * @returns {(name: string) => string}
 */
const themeColors = () => {
  const style = getComputedStyle(document.documentElement);
  /** @type {Map<string, string>} */
  const known = new Map();
  return (name) => {
    let color = known.get(name);
    if (color === undefined) known.set(name, color = style.getPropertyValue(`--${name}`).trim());
    return color;
  };
};

/**
 * A canvas as sharp as the screen, with its context in CSS pixels; cleared.
 * @param {HTMLCanvasElement} canvas @param {number} width @param {number} height
 */
const sharp = (canvas, width, height) => {
  const ratio = window.devicePixelRatio || 1;
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== rows) canvas.height = rows;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.textAlign = "left";
  context.lineWidth = context.globalAlpha = 1;
  context.setLineDash([]);
  return context;
};
