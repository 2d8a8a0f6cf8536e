"use strict";
// Shows one scene's page at a time; each is a whole page of its own.
(() => {
  const pages = JSON.parse(document.getElementById("pages").textContent);
  const frame = document.querySelector("iframe");
  const buttons = [...document.querySelectorAll("[data-page]")];
  let finding = "";
  const open = (button) => {
    for (const one of buttons) one.removeAttribute("aria-current");
    button.setAttribute("aria-current", "page");
    frame.srcdoc = pages[button.dataset.page];
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      finding = "";
      history.replaceState(null, "", `#${button.parentElement.id}`);
      open(button);
    });
  }
  const passTheme = () => {
    const page = frame.contentDocument?.documentElement;
    if (page) page.dataset.theme = shownTheme();
  };
  addEventListener("themechange", passTheme);
  frame.addEventListener("load", () => {
    passTheme();
    // One button for all; the key works in the scene's page as well.
    const button = frame.contentDocument.getElementById("theme");
    if (button) button.hidden = true;
    frame.contentWindow.addEventListener("themechange", () => {
      const { theme } = frame.contentDocument.documentElement.dataset;
      if (theme !== shownTheme()) setTheme(theme);
    });
    if (finding) frame.contentWindow.location.hash = finding;
  });
  // A link from elsewhere, as #scene-2 or #scene-2-finding-3.
  const goToHash = () => {
    const [, scene, found] = /^#(scene-\d+)(?:-(finding-\d+))?$/.exec(location.hash) ?? [];
    const button = buttons.find((each) => each.parentElement.id === scene);
    if (!button) return false;
    finding = found ?? "";
    open(button);
    return true;
  };
  addEventListener("hashchange", goToHash);
  document.addEventListener("DOMContentLoaded", () => listenToKeys([], null));
  if (!goToHash() && buttons.length > 0) open(buttons[0]);
})();
