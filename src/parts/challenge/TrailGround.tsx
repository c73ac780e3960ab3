import type { Elements } from "@/ui/elements";

/** The places of the stones and of the flag, in hundredths of the width and of the height. */
export const STONES = [
  [9.5, 66],
  [23, 56],
  [38, 66],
  [53, 52],
  [67.5, 63],
  [80.5, 50],
] as const;
export const FLAG = [88.5, 42] as const;
const PATH = `M${[...STONES, FLAG].map((place) => place.join(" ")).join("L")}`;

/** The land that the six phases lead through. It is the same for everybody, and so it is in the frame of the page. */
export const TrailGround = ({ children }: { children?: Elements }) => (
  <div className="bg-q3-soft rounded-tile relative h-32 sm:h-42">
    <img
      src="/art/trail.svg"
      alt=""
      width={1120}
      height={168}
      className="rounded-tile absolute inset-0 size-full object-cover forced-colors:hidden"
    />
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={PATH} stroke="var(--card)" strokeWidth="20" vectorEffect="non-scaling-stroke" />
      <path
        d={PATH}
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="0.1 9"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <svg x={`${FLAG[0]}%`} y={`${FLAG[1]}%`} className="overflow-visible">
        <path d="M0-52V0" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
        <circle r="4" fill="var(--ink)" />
        <path d="M3-51c9-5 16 5 30 0v20c-14 5-21-5-30 0Z" fill="var(--coin)" />
      </svg>
    </svg>
    {children}
  </div>
);
