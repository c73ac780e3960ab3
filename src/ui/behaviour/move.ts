/** Moves an element from a place to its own, unless the visitor prefers that nothing moves or the browser cannot. */
export function move(element: Element | null, keyframes: PropertyIndexedKeyframes, duration: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element?.animate?.(keyframes, duration);
}

/** Something new comes down to its place, as a stamp does. */
export const dropIn = (element: Element | null): void =>
  move(element, { scale: ["1.3", "1"], opacity: ["0", "1"] }, 220);
