"use strict";
// Shows one scene's page at a time; each is a whole page of its own.
(() => {
  const pages = JSON.parse(document.getElementById("pages").textContent);
  const frame = document.querySelector("iframe");
  const buttons = [...document.querySelectorAll("[data-page]")];
  const open = (button) => {
    for (const one of buttons) one.removeAttribute("aria-current");
    button.setAttribute("aria-current", "page");
    frame.srcdoc = pages[button.dataset.page];
  };
  for (const button of buttons) button.addEventListener("click", () => open(button));
  addEventListener("themechange", () => {
    const page = frame.contentDocument?.documentElement;
    if (page) page.dataset.theme = shownTheme();
  });
  document.addEventListener("DOMContentLoaded", () => listenToKeys([], null));
  if (buttons.length > 0) open(buttons[0]);
})();
