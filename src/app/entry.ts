import "./styles/index.css";

const lazyMain = document.getElementById("late")!;
const start = () =>
  // Side by side: the one is found in the other only when that has come.
  void Promise.all([import("./main"), import("./mount")]).then(
    () => (lazyMain.hidden = true),
    () => (lazyMain.hidden = false),
  );

const nextFrame = () => new Promise(requestAnimationFrame);
const afterPaint = async () => {
  await document.fonts.ready;
  await nextFrame(); // is about to be painted
  await nextFrame(); // has been
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 500 });
  else setTimeout(start);
};

/** A picture or a font that hangs does not keep the page from being used. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The prerendered page is readable without scripts, so they wait until it has been painted in its own fonts: on a slow
 * line each of their bytes would come at the cost of the words. The shell of a signed-in page has nothing to wait for.
 */
const prerendered = document.getElementById("root")?.dataset.path !== undefined;
if (!prerendered) start();
else if (document.readyState === "complete") void afterPaint();
else {
  addEventListener("load", () => void afterPaint(), { once: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
