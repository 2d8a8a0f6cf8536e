"use strict";
// The page of a map: the probe over its pictures, what is said of it, and the tables that move it.
(() => {
  /** @type {MapData} */
  const data = JSON.parse(byId("data").textContent ?? "");
  const facts = new PressFacts(data);
  const { columns, rows, scale } = data;

  // MARK: Showing it

  const most = 500;

  /** @param {PixelFacts} found */
  const showWalk = (found) => {
    const list = byId("walk");
    const items = found.walk.slice(0, most).map((line) => {
      const item = make("li", line.kind);
      item.style.setProperty("--d", String(Math.min(line.depth, 12)));
      item.append(make("b", "", line.view), " ", make("code", "", line.point), " ");
      item.append(make("span", "", line.words));
      return item;
    });
    if (found.walk.length > most) items.push(make("li", "", `and ${found.walk.length - most} more`));
    if (found.walk.length === 0) {
      const place = `${coordinate(found.x)},${coordinate(found.y)}`;
      items.push(make("li", "notAsked", `left out here: hitscope explain ${data.title} ${place}`));
    }
    list.replaceChildren(...items);
  };

  /** @param {PixelFacts} found */
  const showVerdict = ({ verdict }) => {
    const card = byId("verdict");
    card.className = "verdict " + (verdict?.kind ?? "");
    card.replaceChildren(...runsOf(verdict?.runs));
    if (verdict?.detail) card.append(make("small", "", verdict.detail));
  };

  /** @param {PixelFacts} found */
  const show = (found) => {
    byId("point").textContent = found.point;
    const { receiver } = found;
    const chip = make("span", "chip");
    chip.style.background = receiver?.color ?? "none";
    byId("receiver").replaceChildren(chip, receiver?.name ?? "nobody");
    const intended = byId("intended");
    intended.textContent = found.intended
      ?? (found.verdict ? "no view" : "left out here");
    intended.className = ["missed", "lost"].some((kind) => kind === found.verdict?.kind)
      ? "warning" : "";
    showVerdict(found);
    showWalk(found);
    const links = found.chain.map(({ name, kind, deed }) => {
      const item = make("li", kind, name + " ");
      item.append(make("code", "", deed));
      return item;
    });
    byId("chain").replaceChildren(...links);
  };

  // MARK: The pictures

  /** @param {HTMLElement} element @param {string} selector */
  const within = (element, selector) => /** @type {HTMLElement} */ (element.querySelector(selector));
  const screens = [byId("drawn"), byId("map")].map((element) => ({
    element, across: within(element, ".across"), down: within(element, ".down"), spot: within(element, ".spot"),
    canvas: /** @type {HTMLCanvasElement} */ (element.querySelector("canvas")),
  }));
  let probe = { column: 0, row: 0 };
  let isPinned = false;
  let lit = "";

  /**
   * Shades all pixels but some, and draws an edge around those.
   * @param {string} key what is lit, empty for nothing
   * @param {(pixel: number) => boolean} [isLit]
   */
  const light = (key, isLit) => {
    if (lit === key) return;
    lit = key;
    for (const { canvas } of screens) {
      [canvas.width, canvas.height] = [columns, rows];
      if (!isLit) continue;
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const image = context.createImageData(columns, rows);
      const pixels = new Uint32Array(image.data.buffer);
      for (let pixel = 0; pixel < pixels.length; pixel++) {
        const isIn = isLit(pixel);
        if (!isIn) pixels[pixel] = 0x8c000000;
        const isEdge = isIn && (pixel % columns === 0 || !isLit(pixel - 1) || !isLit(pixel + 1)
          || (pixel + 1) % columns === 0 || !isLit(pixel - columns) || !isLit(pixel + columns));
        if (isEdge) pixels[pixel] = 0xffffffff;
      }
      context.putImageData(image, 0, 0);
    }
  };
  /** @param {number} receiver */
  const lightReceiver = (receiver) => light(`receiver ${receiver}`, (pixel) => facts.receiverAt(pixel) === receiver);
  /** @param {Finding["rects"]} rects @param {string} key */
  const lightRects = (rects, key) => light(key, (pixel) => {
    const [x, y] = [(pixel % columns + 0.5) / scale, (Math.floor(pixel / columns) + 0.5) / scale];
    return rects.some(([left, top, width, height]) =>
      x >= left && x < left + width && y >= top && y < top + height);
  });
  /** @param {Element} [button] none to press none */
  const press = (button) => {
    document.querySelectorAll("[aria-pressed]").forEach((one) => one.removeAttribute("aria-pressed"));
    button?.setAttribute("aria-pressed", "true");
  };

  /** @param {number} column @param {number} row */
  const moveTo = (column, row) => {
    probe = {
      column: Math.min(Math.max(Math.floor(column), 0), columns - 1),
      row: Math.min(Math.max(Math.floor(row), 0), rows - 1),
    };
    for (const { element, across, down, spot } of screens) {
      element.classList.toggle("pinned", isPinned);
      const [x, y] = [(probe.column + 0.5) / columns * 100, (probe.row + 0.5) / rows * 100];
      across.style.top = `${y}%`;
      down.style.left = `${x}%`;
      [spot.style.left, spot.style.top] = [`${x}%`, `${y}%`];
    }
    show(facts.at(probe.column, probe.row));
  };
  /** @param {Point} point */
  const moveToPoint = ([x, y]) => moveTo(x * scale, y * scale);
  const letGo = () => {
    isPinned = false;
    press();
    light("");
    moveTo(probe.column, probe.row);
  };

  const start = () => {
    isPinned = true;
    moveTo(...data.start);
  };
  /** @type {Record<string, [columns: number, rows: number]>} */
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  for (const { element } of screens) {
    /** @param {MouseEvent} event @returns {[column: number, row: number]} */
    const under = (event) => {
      const box = element.getBoundingClientRect();
      return [
        (event.clientX - box.left) / box.width * columns,
        (event.clientY - box.top) / box.height * rows,
      ];
    };
    element.addEventListener("pointermove", (event) => { if (!isPinned) moveTo(...under(event)); });
    element.addEventListener("click", (event) => {
      const place = under(event);
      const isSame = isPinned && Math.floor(place[0]) === probe.column
        && Math.floor(place[1]) === probe.row;
      isPinned = !isSame;
      moveTo(...place);
    });
    element.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = steps[event.key];
      if (step) {
        const length = event.shiftKey ? 10 : 1;
        isPinned = true;
        moveTo(probe.column + step[0] * length, probe.row + step[1] * length);
      } else if (event.key === "Enter" || event.key === " ") {
        isPinned = !isPinned;
        moveTo(probe.column, probe.row);
      } else if (event.key === "Home") {
        start();
      } else {
        return;
      }
      event.preventDefault();
    });
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") letGo(); });

  // MARK: The tables

  for (const button of document.querySelectorAll("button")) {
    const { receiver, finding, point } = button.dataset;
    button.addEventListener("click", () => {
      const wasPressed = button.getAttribute("aria-pressed") === "true";
      if (wasPressed) return letGo();
      press(button);
      isPinned = true;
      if (receiver !== undefined) {
        lightReceiver(Number(receiver));
        if (facts.receiverAt(probe.row * columns + probe.column) !== Number(receiver)) {
          const first = facts.partOf.findIndex((_, pixel) => facts.receiverAt(pixel) === Number(receiver));
          moveTo(first % columns, Math.floor(first / columns));
        }
      } else if (finding !== undefined) {
        const { rects, point } = data.findings[Number(finding)];
        if (rects.length > 0) lightRects(rects, `finding ${finding}`);
        if (point) moveToPoint(point);
      } else if (point !== undefined) {
        const [x, y] = point.split(",").map(Number);
        light("");
        moveToPoint([x, y]);
      }
    });
  }

  // A link from elsewhere, as #finding-2, or #scene-1-finding-2 as the page of several scenes has it.
  const goToHash = () => {
    const [, id] = /^#(?:scene-1-)?(finding-\d+)$/.exec(location.hash) ?? [];
    const button = id ? /** @type {HTMLElement | null} */ (document.querySelector(`#${id} button`)) : null;
    if (!button || button.getAttribute("aria-pressed") === "true") return;
    button.scrollIntoView({ block: "nearest" });
    button.click();
  };
  /** @type {Key<null>[]} */
  const probeKeys = [
    { keys: [], shown: "\u2190 \u2191 \u2192 \u2193", words: "probe, one pixel", hint: true },
    { keys: [], shown: "Shift", words: "ten pixels", hint: true },
    { keys: [], shown: "Enter", words: "pin, as a click", hint: true },
    { keys: [], shown: "Home", words: "where the probe began", hint: true },
    { keys: [], shown: "Esc", words: "let go", hint: true },
  ];

  document.addEventListener("DOMContentLoaded", () => listenToKeys(probeKeys, null));
  addEventListener("hashchange", goToHash);
  start();
  goToHash();
  // What a test or a curious reader asks: the same lines that `hitscope explain` prints.
  Object.assign(window, {
    hitscope: {
      columns, rows, scale,
      explain: (/** @type {number} */ column, /** @type {number} */ row) => {
        const found = facts.at(column, row);
        return {
          point: found.point,
          receiver: found.receiver?.name ?? null,
          intended: found.intended ?? null,
          walk: found.walk.map((line) =>
            `${"  ".repeat(line.depth)}${line.view} ${line.point} ${line.words}`),
          verdict: found.verdict ? textOf(found.verdict.runs) : null,
          kinds: [...found.walk.map((line) => line.kind), found.verdict?.kind ?? null],
          detail: found.verdict?.detail || null,
          cause: found.verdict?.cause ?? null,
          chain: found.chain.map(({ name }) => name),
        };
      },
      probe: () => probe,
    },
  });
})();
