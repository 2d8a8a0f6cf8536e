"use strict";
// Fills in coordinates: which views are asked and what they answer was found out by really asking.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const { columns, rows, scale, receivers } = data;
  const partOf = new Int32Array(columns * rows).fill(-1);
  data.rects.forEach((rects, part) => {
    for (const [left, top, width, height] of rects) {
      for (let row = top; row < top + height; row++) {
        partOf.fill(part, row * columns + left, row * columns + left + width);
      }
    }
  });
  const receiverAt = (pixel) => data.parts[partOf[pixel]]?.receiver;

  const inView = (view, column, row) => {
    const [a, b, c, d, tx, ty] = data.views[view].fromPixel;
    const [x, y] = [column + 0.5, row + 0.5];
    return [a * x + c * y + tx, b * x + d * y + ty];
  };
  const distance = (view, [x, y]) => {
    const [left, top, right, bottom] = data.views[view].bounds;
    const parts = [];
    if (y < top) parts.push(`${coordinate(top - y)} pt above`);
    if (y >= bottom) parts.push(`${coordinate(y - bottom)} pt below`);
    if (x < left) parts.push(`${coordinate(left - x)} pt left`);
    if (x >= right) parts.push(`${coordinate(x - right)} pt right`);
    return parts.join(", ");
  };

  // MARK: What is said of a pixel

  const pieced = (pieces, values) =>
    pieces.map(({ text, role, fill }) => ({ text: fill ? values[fill] : text, role }));
  // Entries of a table, each of which names the next one.
  const linked = (table, first, key) => {
    const entries = [];
    for (let place = first; place !== undefined; place = table[place][key]) entries.push(table[place]);
    return entries;
  };

  const at = (column, row) => {
    const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
    const part = data.parts[partOf[row * columns + column]];
    const receiver = receivers[part?.receiver];
    const walk = linked(data.lines, part?.line, "previous").reverse().map((line) => {
      const [px, py] = inView(line.view, column, row);
      const [dx, dy] = line.shift ?? [0, 0];
      const { kind, pieces } = data.phrases[line.phrase];
      return {
        kind, depth: line.depth, view: data.views[line.view].name, point: pointText(px + dx, py + dy),
        words: textOf(pieced(pieces, { receiver: receiver?.short })),
      };
    });
    return {
      x, y, point: pointText(x, y), receiver, walk, intended: part?.intended,
      verdict: verdictOf(data.sentences[part?.sentence], column, row),
      chain: linked(data.links, receiver?.chain, "next"),
    };
  };
  const verdictOf = (sentence, column, row) => {
    if (!sentence) return null;
    const { kind, pieces, cause, details, measured } = sentence;
    const point = measured === undefined ? null : inView(measured, column, row);
    const values = point ? { distance: distance(measured, point), point: pointText(...point) } : {};
    return { kind, cause, runs: pieced(pieces, values), detail: textOf(pieced(details, values)) };
  };

  // MARK: Showing it

  const most = 500;

  const showWalk = (found) => {
    const list = byId("walk");
    const items = found.walk.slice(0, most).map((line) => {
      const item = make("li", line.kind);
      item.style.setProperty("--d", Math.min(line.depth, 12));
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

  const showVerdict = ({ verdict }) => {
    const card = byId("verdict");
    card.className = "verdict " + (verdict?.kind ?? "");
    card.replaceChildren(...runsOf(verdict?.runs));
    if (verdict?.detail) card.append(make("small", "", verdict.detail));
  };

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

  const screens = [byId("drawn"), byId("map")];
  let probe = { column: 0, row: 0 };
  let isPinned = false;
  let lit = null;

  const light = (isLit, key) => {
    if (lit === key) return;
    lit = key;
    for (const screen of screens) {
      const canvas = screen.querySelector("canvas");
      [canvas.width, canvas.height] = [columns, rows];
      if (!isLit) continue;
      const context = canvas.getContext("2d");
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
  const lightReceiver = (receiver) => light((pixel) => receiverAt(pixel) === receiver, receiver);
  const lightRects = (rects, key) => light((pixel) => {
    const [x, y] = [(pixel % columns + 0.5) / scale, (Math.floor(pixel / columns) + 0.5) / scale];
    return rects.some(([left, top, width, height]) =>
      x >= left && x < left + width && y >= top && y < top + height);
  }, key);
  const press = (button) => {
    document.querySelectorAll("[aria-pressed]").forEach((one) => one.removeAttribute("aria-pressed"));
    button?.setAttribute("aria-pressed", "true");
  };

  const moveTo = (column, row) => {
    probe = {
      column: Math.min(Math.max(Math.floor(column), 0), columns - 1),
      row: Math.min(Math.max(Math.floor(row), 0), rows - 1),
    };
    for (const screen of screens) {
      screen.classList.toggle("pinned", isPinned);
      const [x, y] = [(probe.column + 0.5) / columns * 100, (probe.row + 0.5) / rows * 100];
      screen.querySelector(".across").style.top = `${y}%`;
      screen.querySelector(".down").style.left = `${x}%`;
      const spot = screen.querySelector(".spot");
      [spot.style.left, spot.style.top] = [`${x}%`, `${y}%`];
    }
    show(at(probe.column, probe.row));
  };
  const moveToPoint = (x, y) => moveTo(x * scale, y * scale);
  const letGo = () => {
    isPinned = false;
    press(null);
    light(null, null);
    moveTo(probe.column, probe.row);
  };

  const start = () => {
    isPinned = true;
    moveTo(...data.start);
  };
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  for (const screen of screens) {
    const under = (event) => {
      const box = screen.getBoundingClientRect();
      return [
        (event.clientX - box.left) / box.width * columns,
        (event.clientY - box.top) / box.height * rows,
      ];
    };
    screen.addEventListener("pointermove", (event) => { if (!isPinned) moveTo(...under(event)); });
    screen.addEventListener("click", (event) => {
      const place = under(event);
      const isSame = isPinned && Math.floor(place[0]) === probe.column
        && Math.floor(place[1]) === probe.row;
      isPinned = !isSame;
      moveTo(...place);
    });
    screen.addEventListener("keydown", (event) => {
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
        const first = partOf.findIndex((_, pixel) => receiverAt(pixel) === Number(receiver));
        if (receiverAt(probe.row * columns + probe.column) !== Number(receiver)) {
          moveTo(first % columns, Math.floor(first / columns));
        }
      } else if (finding !== undefined) {
        const { rects, point } = data.findings[finding];
        if (rects.length > 0) lightRects(rects, `finding ${finding}`);
        if (point) moveToPoint(...point);
      } else if (point !== undefined) {
        light(null, null);
        moveToPoint(...point.split(",").map(Number));
      }
    });
  }

  // A link from elsewhere, as #finding-2, or #scene-1-finding-2 as the page of several scenes has it.
  const goToHash = () => {
    const [, id] = /^#(?:scene-1-)?(finding-\d+)$/.exec(location.hash) ?? [];
    const button = id && document.querySelector(`#${id} button`);
    if (!button || button.getAttribute("aria-pressed") === "true") return;
    button.scrollIntoView({ block: "nearest" });
    button.click();
  };
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
  window.hitscope = {
    columns, rows, scale,
    explain: (column, row) => {
      const found = at(column, row);
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
  };
})();
