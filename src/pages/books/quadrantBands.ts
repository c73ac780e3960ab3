/** The edge of what belongs to a quadrant's colour. */
export const QUADRANT_BANDS = {
  q1: "border-t-q1!",
  q2: "border-t-q2!",
  q3: "border-t-q3!",
  q4: "border-t-q4!",
} as const;
