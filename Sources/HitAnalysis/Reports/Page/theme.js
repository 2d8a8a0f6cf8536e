"use strict";
// The theme: the browser's own until somebody chooses the other one.

/**
 * Shows a theme, and tells whoever draws with its colours.
 * @param {string} theme
 */
const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event("themechange"));
};
const shownTheme = () => document.documentElement.dataset.theme ?? "dark";
const switchTheme = () => setTheme(shownTheme() === "light" ? "dark" : "light");

// Paper is white.
let themeBeforePrint = "";
addEventListener("beforeprint", () => {
  themeBeforePrint = shownTheme();
  setTheme("light");
});
addEventListener("afterprint", () => setTheme(themeBeforePrint));

document.addEventListener("DOMContentLoaded", () => {
  setTheme(matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  byId("theme").hidden = false;
  byId("theme").addEventListener("click", switchTheme);
});
