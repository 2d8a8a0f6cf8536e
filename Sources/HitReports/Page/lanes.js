"use strict";
// The kinds of lanes: bars, dots and words from what happened, no more than there are pixels.

/** Draws lanes on a canvas. */
class LanePainter extends LaneStrokes {
  /** @param {LaneColumns} columns @param {number} top */
  draw(columns, top) {
    this.top = top;
    switch (columns.lane.kind) {
      case "touch": return this.touches(columns);
      case "hits": return this.hits(columns);
      case "recognizer": return this.spans(columns);
      case "unseen": return this.reason(columns.lane.note ?? "");
      case "responders": return this.messages(columns);
      case "actions": return this.actions(columns);
      case "golden": return this.golden(columns);
      default: return this.named(columns);
    }
  }

  // MARK: Kinds of lanes

  /**
   * All fingers' lanes as one: a finger's bars in the upper half where another is down too.
   * @param {LaneColumns[]} all @param {number} top
   */
  drawInputs(all, top) {
    this.top = top;
    all.forEach((columns, place) => this.touches(columns, all.filter((each) => each !== columns), place > 0));
  }

  /** @private @param {LaneColumns} columns @param {LaneColumns[]} [beside] @param {boolean} [isLower] */
  touches(columns, beside = [], isLower = false) {
    const { scale } = this;
    const isFirst = (columns.lane.finger ?? 1) === 1;
    for (const [first, end] of this.runs(columns, 0)) {
      const [x, right] = [scale.x(columns.start[first]), scale.x(columns.end[end - 1])];
      const isShared = beside.some((each) => each.isBusy(columns.start[first], columns.end[end - 1]));
      this.bar(x, right, this.color(isFirst ? "select-mark" : "gesture-mark"), undefined, isLower ? 2 : isShared ? 1 : 0);
      const moves = columns.lane.shapes.moves?.[first] ?? 0;
      if (end - first > 1 || moves === 0 || isShared || isLower) continue;
      this.top -= 0.4;
      this.write([filled(this.phrases.moves, { n: moves })], Math.max(x, scale.left) + 5, Math.min(right, scale.right) - 4, isFirst ? "on-select" : "on-gesture", true);
      this.top += 0.4;
    }
  }

  /** @private @param {LaneColumns} columns */
  hits(columns) {
    const runs = this.runs(columns);
    for (const [run, [first, end]] of runs.entries()) {
      const x = this.scale.x(columns.start[first]);
      let different = first;
      while (different < end && !columns.differs(different)) different++;
      const differs = different < end;
      const tone = this.tone(columns, differs ? different : first, "accepted");
      this.dot(x, this.markOf(tone));
      const isPair = end - first === 2 && columns.start[first + 1] === columns.start[first];
      if (isPair) this.dot(x + 5, this.markOf(tone));
      if (end - first > 1 && !isPair) continue;
      const name = this.words(columns, first) || this.phrases.nobody;
      const text = isPair ? filled(this.phrases.times, { name, n: 2 }) : name;
      this.write([text], x + (isPair ? 13 : differs ? 16 : 7), this.limit(columns, runs, run), tone === "faint" ? "second" : tone, differs);
    }
  }

  /** @private @param {LaneColumns} columns */
  spans(columns) {
    const { scale } = this;
    const { began, state, short } = columns.lane.shapes;
    const runs = this.runs(columns);
    for (const [run, [first, end]] of runs.entries()) {
      const [x, right] = [scale.x(columns.start[first]), scale.x(columns.end[end - 1])];
      const tone = this.tone(columns, first, "second");
      const green = this.color("accepted-mark");
      if (end - first > 1) {
        let place = first;
        while (place < end && (began?.[place] ?? -1) < 0) place++;
        this.bar(x, right, place < end ? green : this.color("plain"));
        continue;
      }
      const after = began?.[first] ?? -1;
      const edge = after < 0 ? right : scale.x(columns.start[first] + after);
      const rim = tone === "refused" ? this.color("refused-mark") : this.color("connector");
      if (edge - x > 1 || after < 0) this.bar(x, Math.max(edge, x + 2), this.color("control"), rim);
      if (after >= 0) {
        this.context.globalAlpha = this.isDiff && !columns.differs(first) ? 0.55 : 1;
        this.bar(edge, right, green);
        this.context.globalAlpha = 1;
      }
      const how = state?.[first] ?? 0;
      if (how < 2) continue;
      if (how === 2 && !this.isDiff) this.dot(right, green, true);
      if (how > 2) this.cross(right, tone === "refused" ? this.color("refused-mark") : this.color("second"));
      const choices = [this.words(columns, first), this.trace.name(short?.[first] ?? -1)];
      const shown = this.isDiff ? tone : how === 2 ? "accepted" : tone;
      this.write(choices, right + 7, this.limit(columns, runs, run), shown, this.isDiff && columns.differs(first));
      if (after < 0 && !this.isDiff) this.write([this.phrases.possible], x + 5, Math.min(edge, scale.right) - 8, "second");
    }
  }

  /** @private @param {string} note */
  reason(note) {
    const { context, scale, top } = this;
    this.write([note], scale.left + 6, scale.right, "faint");
    const x = scale.left + 14 + context.measureText(note).width;
    context.strokeStyle = this.color("connector");
    context.lineWidth = 1;
    context.setLineDash([1, 4]);
    context.beginPath();
    context.moveTo(x, top + 8.8);
    context.lineTo(scale.right, top + 8.8);
    context.stroke();
    context.setLineDash([]);
  }

  /**
   * Runs of columns so close that one label stands for them.
   * @private @param {LaneColumns} columns @param {[number, number][]} runs @returns {[number, number][]}
   */
  groups(columns, runs) {
    /** @type {[number, number][]} */
    const groups = [];
    let last = -Infinity;
    runs.forEach(([first], place) => {
      const x = this.scale.x(columns.start[first]);
      if (x - last < 14 && groups.length > 0) groups[groups.length - 1][1] = place + 1;
      else groups.push([place, place + 1]);
      last = x;
    });
    return groups;
  }

  /** @private @param {LaneColumns} columns */
  messages(columns) {
    const { context, scale } = this;
    const runs = this.runs(columns);
    const groups = this.groups(columns, runs);
    for (const [group, [from, to]] of groups.entries()) {
      const [first, end] = [runs[from][0], runs[to - 1][1]];
      const tone = this.tone(columns, first, "responder");
      context.strokeStyle = this.isDiff && tone === "faint" ? this.color("responder-mark") : this.markOf(tone);
      context.globalAlpha = this.isDiff && tone === "faint" ? 0.55 : 1;
      context.lineWidth = to - from > 4 ? 0.7 : 1.3;
      context.beginPath();
      for (let run = from; run < to; run++) {
        const x = scale.x(columns.start[runs[run][0]]);
        context.moveTo(x, this.top + 4.3);
        context.lineTo(x, this.top + 13.3);
      }
      context.stroke();
      context.globalAlpha = 1;
      const limit = group + 1 < groups.length ? scale.x(columns.start[runs[groups[group + 1][0]][0]]) - 6 : Infinity;
      const name = this.words(columns, first) || this.phrases.nobody;
      const choices = end - first > 2 ? [filled(this.phrases.messages, { name, n: end - first }), name] : [name];
      this.write(choices, scale.x(columns.start[runs[to - 1][0]]) + 5, limit, tone, this.isDiff && columns.differs(first));
    }
  }

  /** @private @param {LaneColumns} columns */
  actions(columns) {
    const { scale } = this;
    const runs = this.runs(columns);
    const groups = this.groups(columns, runs);
    for (const [group, [from, to]] of groups.entries()) {
      const [first, end] = [runs[from][0], runs[to - 1][1]];
      let missing = 0;
      for (let place = first; place < end; place++) missing += Number(columns.differs(place));
      for (let run = from; run < to; run++) {
        const [place] = runs[run];
        const isMissing = columns.differs(place);
        const tone = this.tone(columns, place, "responder");
        this.diamond(scale.x(columns.start[place]), this.markOf(tone), !isMissing || tone === "accepted");
      }
      const limit = group + 1 < groups.length ? scale.x(columns.start[runs[groups[group + 1][0]][0]]) - 8 : Infinity;
      const name = this.words(columns, first);
      const isMissing = missing > 0 && !(this.isDiff && columns.lane.side === 0);
      const text = isMissing ? filled(this.phrases.missing, { n: missing })
        : end - first > 1 ? filled(this.phrases.more, { name, n: end - first - 1 }) : name;
      const tone = missing > 0 ? (isMissing ? "refused" : "accepted") : this.isDiff ? "faint" : "responder";
      this.write([text], scale.x(columns.start[end - 1]) + (isMissing ? 13 : 7), limit, tone, this.isDiff && missing > 0);
    }
  }

  /** @private @param {LaneColumns} columns */
  named(columns) {
    const isWheel = columns.lane.kind === "wheel";
    for (const [first, end] of this.runs(columns)) {
      const x = this.scale.x(columns.start[first]);
      if (isWheel) this.dot(x, this.color("select-mark")); else this.diamond(x, this.color("would-mark"), true);
      if (end - first === 1) this.write([this.words(columns, first)], x + 7, x + 130, isWheel ? "select" : "would");
    }
  }

  /** @private @param {LaneColumns} columns */
  golden(columns) {
    let last = -Infinity;
    for (const [first, end] of this.runs(columns, 20)) {
      const x = this.scale.x(columns.start[first]);
      let different = first;
      while (different < end && !columns.differs(different)) different++;
      if (different === end) {
        if (x - last < 11) continue;
        this.strokes([[[-3, -0.4], [-0.4, 2.4], [4.4, -3.2]]], x, this.color("accepted-mark"), 1.5);
      } else {
        this.cross(x, this.color("refused-mark"), 1.5);
        const text = this.trace.name(columns.lane.shapes.golden?.[different] ?? -1) || this.phrases.nobody;
        this.context.font = laneStrong;
        const width = this.context.measureText(text).width;
        if (x - 12 - width > last + 8) this.write([text], x - 12 - width, x, "refused", true);
      }
      last = x;
    }
  }
}
