/** A moment of confetti, loaded for it; nothing moves for those who asked for calm. */
export function celebrate(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  import("canvas-confetti")
    .then(({ create }) => {
      const canvas = document.createElement("canvas");
      canvas.className = "celebration";
      canvas.setAttribute("aria-hidden", "true");
      document.body.append(canvas);
      // Its worker would be a blob, which the Content-Security-Policy refuses.
      const throwConfetti = create(canvas, { resize: true, useWorker: false });
      return throwConfetti({ particleCount: 90, spread: 75, origin: { y: 0.65 } })?.finally(() =>
        canvas.remove(),
      );
    })
    // Without it the result is still a good one.
    .catch(() => {});
}
