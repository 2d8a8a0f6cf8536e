"use strict";
// A page's keys: what they do, the hints at its foot, and the panel that lists them all.

/**
 * A key; one without `act` is listed alone, and its element listens itself.
 * @template T
 * @typedef {{keys: string[], shown: string, words: string, hint?: boolean,
 *   act?: (page: T, event: KeyboardEvent) => void}} Key
 */

/** @type {Key<unknown>[]} */
const commonKeys = [
  { keys: ["t"], shown: "T", words: "theme", act: () => switchTheme() },
  { keys: ["?"], shown: "?", words: "all keys", hint: true, act: () => /** @type {HTMLDialogElement} */ (byId("help")).showModal() },
];

/**
 * Listens to a page's keys and to those of every page.
 * @template T
 * @param {Key<T>[]} own @param {T} page what the keys act on
 * @param {HTMLElement} [arrows] the element that takes arrow keys besides the page itself
 */
const listenToKeys = (own, page, arrows) => {
  const known = [...own, ...commonKeys];
  byId("hints").replaceChildren(...known.filter(({ hint }) => hint)
    .map((key) => make("span", {}, make("kbd", {}, key.shown), key.words)));
  const close = make("button", { type: "button", class: "button" }, "Close");
  close.addEventListener("click", () => /** @type {HTMLDialogElement} */ (byId("help")).close());
  byId("help").replaceChildren(make("h2", { id: "help-title" }, "All keys"),
    make("dl", {}, ...known.flatMap((key) => [make("dt", {}, make("kbd", {}, key.shown)), make("dd", {}, key.words)])), close);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea, dialog[open]")) return;
    if (event.key === " " && target.closest("button")) return;
    if (event.key.startsWith("Arrow") && target !== arrows && target !== document.body) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const key = known.find(({ keys, act }) => act && keys.includes(name));
    if (!key?.act) return;
    key.act(page, event);
    event.preventDefault();
  });
};
