"use strict";
// How high the timeline is.

/** The lower edge is dragged, or moved by keys; a double click shows all lanes, and as many as before.
 * @param {Timeline} timeline */
const listenToEdge = (timeline) => {
  const edge = byId("edge");
  const usual = timeline.element.clientHeight;
  let height = usual;
  const most = () => Math.max(usual, Math.round(innerHeight * 0.6));
  const resize = (/** @type {number} */ wanted) => {
    height = Math.round(Math.max(120, Math.min(most(), wanted)));
    timeline.element.style.height = `${height}px`;
    edge.setAttribute("aria-valuenow", String(height));
    edge.setAttribute("aria-valuemax", String(most()));
  };
  edge.setAttribute("aria-valuenow", String(usual));
  edge.addEventListener("pointerdown", (event) => edge.setPointerCapture(event.pointerId));
  edge.addEventListener("pointermove", (event) => {
    if (edge.hasPointerCapture(event.pointerId)) resize(event.clientY - timeline.element.getBoundingClientRect().top);
  });
  edge.addEventListener("dblclick", () => {
    const all = timeline.top + timeline.lanes.length * timeline.laneHeight + 3;
    resize(height === usual ? all : usual);
  });
  edge.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -timeline.laneHeight, ArrowDown: timeline.laneHeight }[event.key];
    if (step === undefined) return;
    resize(height + step);
    event.preventDefault();
  });
};
