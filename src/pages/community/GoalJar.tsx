import { GOAL_TEXTS } from "@/content/goals";
import type { GoalPicture } from "@/domain/communityChallenges";

/** The places of the coins, from the bottom up; each row lies in the gaps of the one below it. */
const COINS = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: row % 2 ? 4 : 5 }, (__, nth) => ({
    x: 77 + (nth - (row % 2 ? 1.5 : 2)) * 21,
    y: 127 - row * 14.5,
  })),
).flat();

/** Some coins lie in the jar as soon as there is any money, and all of them only once the goal is reached. */
function coinsAt(percent: number): number {
  if (percent >= 100) return COINS.length;
  return percent > 0
    ? Math.min(COINS.length - 1, Math.max(1, Math.round((percent / 100) * COINS.length)))
    : 0;
}

interface GoalJarProps {
  /** 0 to 100. */
  percent: number;
  picture: GoalPicture;
}

/** A jar that fills with coins. A new coin drops in, and the lid pops off when it is full (parts.css). */
export function GoalJar({ percent, picture }: GoalJarProps) {
  const count = coinsAt(percent);
  const isFull = percent >= 100;
  return (
    <svg
      role="img"
      aria-label={GOAL_TEXTS.jar(percent)}
      viewBox="0 0 154 150"
      className="w-38.5 shrink-0 overflow-visible"
    >
      <rect x="17" y="32" width="120" height="114" rx="26" className="fill-q3-soft" />
      {COINS.slice(0, count).map(({ x, y }, nth) => (
        <g key={nth} className={nth === count - 1 ? "jar-coin" : undefined}>
          <circle cx={x} cy={y} r="11.5" className="fill-coin stroke-coin-deep" strokeWidth="2" />
          <circle cx={x} cy={y} r="7" fill="none" className="stroke-coin-deep" strokeWidth="1.5" />
        </g>
      ))}
      <rect
        x="17"
        y="32"
        width="120"
        height="114"
        rx="26"
        fill="none"
        className="stroke-edge"
        strokeWidth="3"
      />
      <path d="M32 52v26" strokeWidth="6" strokeLinecap="round" stroke="#fff" opacity=".75" fill="none" />
      <g transform="rotate(-4 77 94)">
        <rect
          x="50"
          y="70"
          width="54"
          height="50"
          rx="8"
          fill="#fff"
          className="stroke-edge"
          strokeWidth="2"
        />
        <use href={`/art/goals.svg#${picture}`} x="57" y="75" width="40" height="40" />
      </g>
      {isFull && (
        <rect
          x="24"
          y="26"
          width="106"
          height="12"
          rx="6"
          className="fill-q3-soft stroke-edge"
          strokeWidth="2"
        />
      )}
      <g className={isFull ? "jar-lid-off" : undefined}>
        <rect x="24" y="16" width="106" height="22" rx="9" className="fill-q3" />
        <path d="M36 23h38" strokeWidth="4" strokeLinecap="round" stroke="#fff" opacity=".4" />
      </g>
    </svg>
  );
}
