import { BEFORE_AFTER, tallyText } from "@/content/lessons/screenTexts";
import { areEqualInNumber, shareOf, type BeforeAndAfter } from "@/domain/lessons/hands";

interface HandBarsProps {
  counted: BeforeAndAfter;
  /** The things that it counts, if they are not hands. */
  noun?: string;
  className?: string;
  /** The classes of each bar. */
  bar?: string;
}

/** Right hands before and after, each as words and a bar. The bars are shapes, because browsers print no backgrounds. */
export function HandBars({
  counted,
  noun = "",
  className = "",
  bar = "h-5 w-full print:h-3",
}: HandBarsProps) {
  const isByShare = !areEqualInNumber(counted);
  return (
    <ul className={className}>
      {(["before", "after"] as const).map((time) => {
        const tally = counted[time];
        if (!tally) return undefined;
        const share = shareOf(tally);
        return (
          <li key={time}>
            <p>{tallyText(BEFORE_AFTER[time], tally, noun, isByShare ? share : undefined)}</p>
            <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className={bar}>
              <rect width="100" height="6" className="fill-card" />
              <rect width={share} height="6" className={time === "before" ? "fill-q4" : "fill-q2"} />
              <rect
                width="100"
                height="6"
                fill="none"
                className="stroke-edge"
                strokeWidth="4"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
