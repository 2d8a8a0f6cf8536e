"use strict";
// The keys of a trace's page.

/** @type {Key<Page>[]} */
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
  { keys: [" "], shown: "Space", words: "play, pause", act: (page, { shiftKey }) => page.transport.toggle(!shiftKey) },
  { keys: ["Home", "End"], shown: "Home End", words: "first, last input", act: (page, { key }) => page.goToInput(key === "Home" ? 1 : page.trace.head.inputs) },
  { keys: ["ArrowLeft", "ArrowRight"], shown: "\u2190 \u2192", words: "event, on the timeline", act: (page, { key }) => page.step(key === "ArrowRight" ? 1 : -1) },
  { keys: ["1", "2", "3"], shown: "1 2 3", words: "Trace, Differences, Log", act: (page, { key }) => page.showTabAt(Number(key) - 1) },
];

/** @param {Page} page */
const listenToPageKeys = (page) => {
  const { sides } = page.trace;
  const known = pageKeys.filter(({ keys }) => (sides.length > 1 || !keys.includes("g"))
    && (page.trace.counted.length > 0 || !keys.includes("["))
    && (page.trace.head.bless !== undefined || !keys.includes("b")))
    .map((key) => ({ ...key, words: key.words || [...sides, "both", "wipe"].join(", ") }));
  listenToKeys(known, page, byId("lanes"));
};
