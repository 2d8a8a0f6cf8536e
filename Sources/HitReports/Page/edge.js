"use strict";
// How high the timeline is.

/** The lower edge is dragged, or moved by keys; a double click shows all lanes, and as many as before.
 * @param {Timeline} timeline */
const listenToEdge = (timeline) => {
  const edge = byId("edge");
  const usual = timeline.element.clientHeight;
  const most = () => Math.max(usual, Math.round(innerHeight * 0.6));
  const resize = (/** @type {number} */ height) => {
    const kept = Math.max(120, Math.min(most(), height));
    timeline.element.style.height = `${kept}px`;
    edge.setAttribute("aria-valuenow", String(kept));
    edge.setAttribute("aria-valuemax", String(most()));
  };
  edge.setAttribute("aria-valuenow", String(usual));
  edge.addEventListener("pointerdown", (event) => edge.setPointerCapture(event.pointerId));
  edge.addEventListener("pointermove", (event) => {
    if (edge.hasPointerCapture(event.pointerId)) resize(event.clientY - timeline.element.getBoundingClientRect().top);
  });
  edge.addEventListener("dblclick", () => {
    const all = timeline.top + timeline.lanes.length * timeline.laneHeight + 3;
    resize(timeline.height === usual ? all : usual);
  });
  edge.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -timeline.laneHeight, ArrowDown: timeline.laneHeight }[event.key];
    if (step === undefined) return;
    resize(timeline.height + step);
    event.preventDefault();
  });
};
