/** The walk over the money map: where somebody has been before. */
export const WALK_TEXTS = {
  heading: "Where you have been",
  place: (day: string, tile: string) => `${day}: ${tile}`,
  note: "The dotted line is your walk so far. No tile is better than another, and this walk is kept only on this device.",
} as const;
