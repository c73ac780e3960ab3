/**
 * The part of the screen above a phone's keyboard. Fingers that enlarge the page shrink the same measures; what lies on the
 * screen then stays as it was, so that the fingers can move it.
 */
const isEnlarged = ({ scale }: VisualViewport) => scale > 1.01;

let latest: { top: number; height: number } | undefined;

/** In pixels; undefined in browsers that do not know, and on a page that was enlarged from the start. */
export function spaceAboveKeyboard() {
  const screen = globalThis.visualViewport;
  if (!screen) latest = undefined;
  else if (!isEnlarged(screen)) latest = { top: screen.offsetTop, height: screen.height };
  return latest;
}

/** @returns the function that stops listening. */
export function onKeyboardChange(change: () => void): () => void {
  const screen = globalThis.visualViewport;
  screen?.addEventListener("resize", change);
  screen?.addEventListener("scroll", change);
  return () => {
    screen?.removeEventListener("resize", change);
    screen?.removeEventListener("scroll", change);
  };
}
