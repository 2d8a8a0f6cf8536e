import Foundation

// The main rules of axe-core, as a script of our own: what a page must have so that a screen reader
// and a keyboard can use it, and texts that stand out from what is behind them.
extension HeadlessBrowser {
  /// What of the page as it is shown now breaks a rule, a line each; empty where nothing does.
  public func accessibilityFaults() throws -> [String] {
    let text = try text("JSON.stringify(\(Self.accessibilityRules))")
    return try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  private static let accessibilityRules = #"""
    (() => {
      const faults = [];
      const all = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility({
        visibilityProperty: true, opacityProperty: true }) && !one.closest("[aria-hidden=true]"));
      const told = (one) => `${one.tagName.toLowerCase()}${one.id ? "#" + one.id : "." + one.className}`;
      const expect = (isGood, rule, one) => { if (!isGood) faults.push(`${rule}: ${told(one)}`); };
      const byIds = (ids) => (ids ?? "").split(/\s+/).filter(Boolean)
        .map((id) => document.getElementById(id));
      const name = (one) => [one.getAttribute("aria-label"), one.getAttribute("alt"), one.title,
        ...byIds(one.getAttribute("aria-labelledby")).map((label) => label?.textContent),
        one.closest("label")?.textContent, one.textContent].map((text) => text?.trim()).find(Boolean);
      const role = (one) => one.getAttribute("role");

      if (!document.documentElement.lang) faults.push("html has lang");
      if (!document.title) faults.push("document has a title");
      const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
      ids.forEach((id, place) => { if (ids.indexOf(id) !== place) faults.push(`ids are unique: ${id}`); });
      for (const [selector, count] of [["main", 1], ["header", 1], ["footer", 1], ["h1", 1]]) {
        const found = all.filter((one) => one.matches(selector)).length;
        if (found !== count) faults.push(`one ${selector}: ${found}`);
      }
      let level = 0;
      for (const heading of all.filter((one) => /^H[1-6]$/.test(one.tagName))) {
        const next = Number(heading.tagName[1]);
        expect(next <= level + 1, "headings go down in steps", heading);
        level = next;
      }
      const named = "button, a[href], input, select, textarea, [role=slider], [role=listbox], "
        + "[role=tablist], [role=radiogroup], [role=toolbar], [role=separator][tabindex], [role=img], img";
      const parents = { option: "[role=listbox]", tab: "[role=tablist]", radio: "[role=radiogroup]" };
      const required = {
        slider: ["aria-valuenow", "aria-valuemin", "aria-valuemax"], option: ["aria-selected"],
        tab: ["aria-selected"], radio: ["aria-checked"],
      };
      for (const one of all) {
        if (one.matches(named)) expect(name(one), "has a name", one);
        if (parents[role(one)]) expect(one.closest(parents[role(one)]), `${role(one)} is in its list`, one);
        for (const attribute of required[role(one)] ?? []) {
          expect(one.hasAttribute(attribute), `${role(one)} has ${attribute}`, one);
        }
        for (const attribute of ["aria-labelledby", "aria-describedby", "aria-activedescendant", "aria-controls"]) {
          expect(byIds(one.getAttribute(attribute)).every(Boolean), `${attribute} names an element`, one);
        }
        expect(one.tabIndex <= 0, "focus goes in the order of the document", one);
        if (one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY)) {
          const reached = one.tabIndex >= 0 || one.querySelector("button, input, [tabindex]");
          expect(reached, "what scrolls is reached by keys", one);
        }
        const owner = one.tagName === "LI" ? one.parentElement.tagName : "UL";
        expect(/^[OU]L$/.test(owner), "li is in a list", one);
      }

      const parsed = (color) => {
        const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
        return { r, g, b, a };
      };
      const over = (top, below) => ({
        r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
        b: top.b * top.a + below.b * (1 - top.a), a: 1 });
      const behind = (one) => {
        if (!one) return { r: 255, g: 255, b: 255, a: 1 };
        const color = parsed(getComputedStyle(one).backgroundColor);
        return color.a === 1 ? color : over(color, behind(one.parentElement));
      };
      const light = ({ r, g, b }) => [r, g, b].map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
      for (const one of all) {
        const isText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!isText || one.matches("script, style, option") || one.closest("[inert]")) continue;
        const ground = behind(one);
        const [first, second] = [light(over(parsed(getComputedStyle(one).color), ground)), light(ground)]
          .sort((a, b) => b - a);
        const contrast = (first + 0.05) / (second + 0.05);
        expect(contrast >= 4.5, `contrast 4.5: ${contrast.toFixed(2)} of "${one.textContent.trim().slice(0, 24)}"`, one);
      }
      return faults;
    })()
    """#
}
