/** The colours of the money map's tiles, one for each mission in turn. */
export const MISSION_COLOURS = [
  "bg-q2-soft text-q2-ink",
  "bg-q1-soft text-q1-ink",
  "bg-q4-soft text-q4-ink",
  "bg-q3-soft text-q3-ink",
  "bg-q2-soft text-q2-ink",
  "bg-q1-soft text-q1-ink",
] as const;
