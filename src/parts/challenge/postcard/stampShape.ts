/** A stamp of twelve scallops around the middle, from -50 to 50 each way: on the page and in the picture to share. */
const SCALLOPS = 12;
const RADIUS = 42;

const point = (nth: number) => {
  const angle = (nth / SCALLOPS) * 2 * Math.PI;
  return `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`;
};

export const STAMP_EDGE = `M${point(0)}${Array.from({ length: SCALLOPS }, (_, nth) => `A13 13 0 0 1 ${point(nth + 1)}`).join("")}Z`;
export const STAMP_TICK = "M-15 2-4 14 17-10";
/** In degrees: it sits a little askew. */
export const STAMP_TILT = -9;
