/** The height of the screen's foot that a bar covers, so that anything in that corner stays above it. */

let heightPx = 0;
const listeners = new Set<() => void>();

/** @param height in pixels; 0 if there is no bar or it is out of view. */
export function setFootBar(height: number): void {
  heightPx = height;
  for (const listen of listeners) listen();
}

export const footBarHeight = (): number => heightPx;

export function onFootBarChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
