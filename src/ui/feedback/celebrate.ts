/** The four quadrants' fills (src/app/styles/tokens.css): the same in both themes. */
const COLOURS = ["--q1", "--q2", "--q3", "--q4"];

let stop = () => {};

/** Removes the confetti once its cause is over. */
export const endCelebration = (): void => stop();

/** A moment of confetti, loaded on demand; it does nothing if the visitor prefers reduced motion. */
export function celebrate(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let isRunning = true;
  stop = () => (isRunning = false);
  import("canvas-confetti")
    .then(({ create }) => {
      if (!isRunning) return;
      const canvas = document.createElement("canvas");
      canvas.className = "celebration";
      canvas.setAttribute("aria-hidden", "true");
      document.body.append(canvas);
      const tokens = getComputedStyle(document.documentElement);
      const colors = COLOURS.map((name) => tokens.getPropertyValue(name));
      // The library's worker would be a blob, which the Content-Security-Policy refuses.
      const throwConfetti = create(canvas, { resize: true, useWorker: false });
      stop = () => throwConfetti.reset();
      return throwConfetti({ particleCount: 90, spread: 75, origin: { y: 0.65 }, colors })?.finally(() =>
        canvas.remove(),
      );
    })
    // The result is just as good without confetti.
    .catch(() => {});
}
