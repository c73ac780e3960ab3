import type { Measure } from "@/domain/challenge/missionMeasure";

/** The share is shown in tenths. */
const TENTHS = 10;
const WIDTH = 300;
const GAP = 8;

/** A pip is full, striped for a want, or open; the words underneath say the same. */
type Pip = "full" | "striped" | "open";

export function pipsOf(measure: Measure): Pip[] {
  const aim = measure.kind === "share" ? TENTHS : measure.aim;
  const done = measure.kind === "share" ? Math.floor(measure.percent / TENTHS) : Math.min(measure.done, aim);
  const wants = measure.kind === "sorted" ? Math.min(measure.wants, done) : 0;
  return Array.from({ length: aim }, (_, nth) => {
    if (nth >= done) return "open";
    return nth >= done - wants ? "striped" : "full";
  });
}

/** A row of pips for the measure; the words beside it say the same. */
export function MeasurePips({ measure }: { measure: Measure }) {
  const pips = pipsOf(measure);
  const width = (WIDTH - GAP * (pips.length - 1)) / pips.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${WIDTH + 2} 16`}
      preserveAspectRatio="xMinYMid"
      className="mt-3 block w-full"
      height="16"
    >
      <defs>
        <pattern id="want" width="5" height="14" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)">
          <path d="M0 0h5v14H0z" fill="var(--q1-soft)" />
          <path d="M1 0v14" stroke="var(--q1)" strokeWidth="2.2" />
        </pattern>
      </defs>
      {pips.map((pip, nth) => (
        <rect
          key={nth}
          x={nth * (width + GAP)}
          width={width}
          height="14"
          rx="7"
          stroke="var(--ink)"
          strokeWidth="2"
          fill={{ full: "var(--q2)", striped: "url(#want)", open: "var(--card)" }[pip]}
        />
      ))}
    </svg>
  );
}
