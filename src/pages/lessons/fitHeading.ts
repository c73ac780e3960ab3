/** In pixels of a screen of 1280 by 720; a class can read the last from the back. */
const SIZES = [96, 80, 64, 56, 48, 40];

/** Takes the largest letters with which everything is on the screen at once. */
export function fitHeading(frame: HTMLElement): void {
  for (const size of SIZES) {
    frame.style.setProperty("--thing", String(size));
    if (frame.scrollHeight <= innerHeight) return;
  }
}
