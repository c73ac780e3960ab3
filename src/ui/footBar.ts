/** How much of the foot of the screen a bar covers: what lies in a corner there stays above it. */

let heightPx = 0;
const listeners = new Set<() => void>();

/** @param height in pixels; 0 when there is no bar, or none in reach. */
export function setFootBar(height: number): void {
  heightPx = height;
  for (const listen of listeners) listen();
}

export const footBarHeight = (): number => heightPx;

export function onFootBarChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
