"use strict";
// Shows one scene's page at a time; each is a whole page of its own.
(() => {
  /** @type {string[]} */
  const pages = JSON.parse(byId("pages").textContent ?? "");
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-page]")]);
  /** @param {HTMLElement} button */
  const addressOf = (button) => button.parentElement?.id;
  let finding = "";
  /** @param {HTMLElement} button */
  const open = (button) => {
    for (const one of buttons) one.removeAttribute("aria-current");
    button.setAttribute("aria-current", "page");
    frame.srcdoc = pages[Number(button.dataset.page)];
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      finding = "";
      history.replaceState(null, "", `#${addressOf(button)}`);
      open(button);
    });
  }
  const passTheme = () => {
    const page = frame.contentDocument?.documentElement;
    if (page) page.dataset.theme = shownTheme();
  };
  addEventListener("themechange", passTheme);
  frame.addEventListener("load", () => {
    const { contentDocument: page, contentWindow: view } = frame;
    if (!page || !view) return;
    passTheme();
    // One button for all; the key works in the scene's page as well.
    const button = page.getElementById("theme");
    if (button) button.hidden = true;
    view.addEventListener("themechange", () => {
      const { theme } = page.documentElement.dataset;
      if (theme && theme !== shownTheme()) setTheme(theme);
    });
    if (finding) view.location.hash = finding;
  });
  // A link from elsewhere, as #scene-2 or #scene-2-finding-3.
  const goToHash = () => {
    const [, scene, found] = /^#(scene-\d+)(?:-(finding-\d+))?$/.exec(location.hash) ?? [];
    const button = buttons.find((each) => addressOf(each) === scene);
    if (!button) return false;
    finding = found ?? "";
    open(button);
    return true;
  };
  addEventListener("hashchange", goToHash);
  document.addEventListener("DOMContentLoaded", () => listenToKeys([], null));
  if (!goToHash() && buttons.length > 0) open(buttons[0]);
})();
