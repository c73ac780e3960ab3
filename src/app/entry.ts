import "./styles/index.css";

const lazyMain = document.getElementById("late")!;

const start = () =>
  // Both files are requested at once: otherwise the second would only be discovered once the first had arrived.
  void Promise.all([import("./main"), import("./mount")]).then(
    () => (lazyMain.hidden = true),
    () => (lazyMain.hidden = false),
  );

const nextFrame = () => new Promise(requestAnimationFrame);
const afterPaint = async () => {
  await document.fonts.ready;
  await nextFrame(); // The frame is about to be painted
  await nextFrame(); // The frame has been painted
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 500 });
  else setTimeout(start);
};

/** A picture or font that hangs must not keep the page from being used. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The prerendered page is readable without scripts, so they wait until it has been painted in its own fonts: on a slow
 * connection, each of their bytes would delay the text. So do those of a frame (public/frame.js).
 */
if (document.readyState === "complete") void afterPaint();
else {
  addEventListener("load", () => void afterPaint(), { once: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
