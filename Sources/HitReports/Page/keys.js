"use strict";
// The page's keys, and the panel that lists them.

/** @typedef {{keys: string[], shown: string, words: string, hint?: boolean, only?: "trace" | "diff", act: (page: Page, event: KeyboardEvent) => void}} Key */

/** @type {Key[]} */
const pageKeys = [
  { keys: ["j", "k"], shown: "J K", words: "next, previous input", hint: true, act: (page, { key }) => page.inputs.step(key === "j" ? 1 : -1) },
  { keys: ["[", "]"], shown: "[ ]", words: "difference", hint: true, act: (page, { key }) => page.differences.step(key === "]" ? 1 : -1) },
  { keys: [",", "."], shown: ", .", words: "event", hint: true, act: (page, { key }) => page.step(key === "." ? 1 : -1) },
  { keys: ["a", "d"], shown: "A D", words: "pan", hint: true, act: (page, { key }) => page.timeline.pan(key === "a" ? -0.15 : 0.15) },
  { keys: ["w", "s"], shown: "W S", words: "zoom", hint: true, act: (page, { key }) => page.timeline.zoom(key === "w" ? 0.7 : 1 / 0.7) },
  { keys: ["g"], shown: "G", words: "", hint: true, act: (page) => page.stage.showNext() },
  { keys: ["b"], shown: "B", words: "command that blesses", act: (page) => page.showCommand() },
  { keys: ["c"], shown: "C", words: "copy this event", hint: true, act: (page) => page.copyEvent() },
  { keys: ["l"], shown: "L", words: "copy a link to this moment", act: (page) => page.copyLink() },
  { keys: ["/"], shown: "/", words: "filter", hint: true, act: (page) => page.focusFilter() },
  { keys: ["t"], shown: "T", words: "theme", act: (page) => page.switchTheme() },
  { keys: [" "], shown: "Space", words: "play, pause", act: (page, { shiftKey }) => page.transport.toggle(!shiftKey) },
  { keys: ["Home", "End"], shown: "Home End", words: "first, last input", act: (page, { key }) => page.goToInput(key === "Home" ? 1 : page.trace.head.inputs) },
  { keys: ["ArrowLeft", "ArrowRight"], shown: "\u2190 \u2192", words: "event, on the timeline", act: (page, { key }) => page.step(key === "ArrowRight" ? 1 : -1) },
  { keys: ["1", "2", "3"], shown: "1 2 3", words: "Trace, Differences, Log", act: (page, { key }) => page.showTabAt(Number(key) - 1) },
  { keys: ["?"], shown: "?", words: "all keys", hint: true, act: (page) => page.showHelp() },
];

/** @param {Page} page */
const listenToKeys = (page) => {
  const { sides } = page.trace;
  const known = pageKeys.filter(({ keys }) => (sides.length > 1 || !keys.includes("g"))
    && (page.trace.counted.length > 0 || !keys.includes("["))
    && (page.trace.head.bless !== undefined || !keys.includes("b")));
  const wordsOf = (/** @type {Key} */ key) => key.words || [...sides, "both", "wipe"].join(", ");
  byId("hints").replaceChildren(...known.filter(({ hint }) => hint)
    .map((key) => make("span", {}, make("kbd", {}, key.shown), wordsOf(key))));
  const close = make("button", { type: "button", class: "button" }, "Close");
  close.addEventListener("click", () => /** @type {HTMLDialogElement} */ (byId("help")).close());
  byId("help").replaceChildren(make("h2", { id: "help-title" }, "All keys"),
    make("dl", {}, ...known.flatMap((key) => [make("dt", {}, make("kbd", {}, key.shown)), make("dd", {}, wordsOf(key))])), close);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea, dialog[open]")) return;
    if (event.key === " " && target.closest("button")) return;
    if (event.key.startsWith("Arrow") && target !== byId("lanes") && target !== document.body) return;
    const key = known.find(({ keys }) => keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key));
    if (!key) return;
    key.act(page, event);
    event.preventDefault();
  });
};
