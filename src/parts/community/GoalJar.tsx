import { useEffect, useRef } from "react";
import { GOAL_TEXTS } from "@/content/community/goals";
import type { GoalPicture } from "@/domain/community/communityChallenges";

/** The places of the coins, from the bottom up; each row lies in the gaps of the one below it. */
const COINS = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: row % 2 ? 4 : 5 }, (__, nth) => ({
    x: 64 + (nth - (row % 2 ? 1.5 : 2)) * 21,
    y: 114 - row * 14.5,
  })),
).flat();
const DROP_MS = 250;

/** Some coins lie in the jar as soon as there is any money, and all of them only once the goal is reached. */
function coinsAt(percent: number): number {
  if (percent >= 100) return COINS.length;
  return percent > 0
    ? Math.min(COINS.length - 1, Math.max(1, Math.round((percent / 100) * COINS.length)))
    : 0;
}

const part = (name: string) => `/art/goals.svg#${name}`;
/** Every part has the size of the whole, so that it stands in its own place. */
const WHOLE = { width: 154, height: 150 };

interface GoalJarProps {
  /** 0 to 100. */
  percent: number;
  picture: GoalPicture;
}

/** A jar that fills with coins. With each update that adds to it the newest coin drops in; the lid of a full jar is off. */
export function GoalJar({ percent, picture }: GoalJarProps) {
  const newest = useRef<SVGUseElement>(null);
  const count = coinsAt(percent);
  const before = useRef(percent);
  useEffect(() => {
    const isMore = percent > before.current;
    before.current = percent;
    if (!isMore || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    newest.current?.animate?.([{ translate: "0 -40px" }, { translate: "0 0" }], {
      duration: DROP_MS,
      easing: "cubic-bezier(0, 0, 0.2, 1)",
    });
  }, [percent]);
  return (
    <svg
      role="img"
      aria-label={GOAL_TEXTS.jar(percent)}
      viewBox="0 0 154 150"
      {...WHOLE}
      className="shrink-0 overflow-visible"
    >
      <use href={part("glass")} {...WHOLE} />
      {COINS.slice(0, count).map(({ x, y }, nth) => (
        <use
          key={nth}
          ref={nth === count - 1 ? newest : undefined}
          href={part("coin")}
          x={x}
          y={y}
          width="26"
          height="26"
        />
      ))}
      <use href={part("rim")} {...WHOLE} />
      <use href={part(picture)} x="57" y="75" width="40" height="40" />
      <use href={part(percent >= 100 ? "lid-off" : "lid")} {...WHOLE} />
    </svg>
  );
}
