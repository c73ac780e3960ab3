import { useLayoutEffect, useRef } from "react";
import { COIN_WAY_TEXTS } from "@/content/quiz/quizFeel";

interface CoinWayProps {
  /** One for each question: undefined until it is answered, and during the quiz no more than that it is. */
  stones: readonly ("answered" | "right" | "missed" | undefined)[];
  /** How many right answers earn the coin. */
  needed: number;
  /** True in a result with a coin. */
  earned?: boolean;
  /** The words below it; without them, the picture has them as its name. */
  showWords?: boolean;
}

const STEP = 34;
const HOP_MS = 250;
const heightOf = (nth: number) => (nth % 2 ? 46 : 30);

/** The way of the coin: it hops one stone at each answer, and rolls into the pot when it is earned. */
export function CoinWay({ stones, needed, earned = false, showWords }: CoinWayProps) {
  const total = stones.length;
  const answered = stones.filter(Boolean).length;
  const right = stones.filter((stone) => stone === "right").length;
  const words = showWords
    ? COIN_WAY_TEXTS.result(right, needed, earned)
    : COIN_WAY_TEXTS.answered(answered, total, needed);
  const potX = 22 + total * STEP + 8;
  const at = earned ? total : showWords ? needed - 1 : Math.min(answered, total - 1);
  const coin = useRef<SVGGElement>(null);
  const before = useRef(earned ? needed - 1 : at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if (from === at || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const way = (from - at) * STEP;
    const rise = heightOf(from) - heightOf(at);
    coin.current?.animate?.(
      { translate: earned ? [`${way}px`, "0"] : [`${way}px ${rise}px`, `${way / 2}px -20px`, "0"] },
      HOP_MS,
    );
  }, [at, earned]);
  return (
    <div className="rounded-card bg-q3-soft text-q3-ink mb-4 p-3">
      <svg role="img" aria-label={words} viewBox={`0 0 ${potX + 26} 76`} className="mx-auto w-full max-w-xl">
        {stones.map((stone, nth) => (
          <g key={nth}>
            <circle
              cx={22 + nth * STEP}
              cy={heightOf(nth)}
              r="12"
              strokeWidth="2.5"
              fill={`var(--${stone === "right" ? "q2-soft" : stone === "answered" ? "q3" : "card"})`}
              stroke={`var(--${stone === "right" ? "q2-ink" : stone === "answered" ? "q3" : "edge"})`}
            />
            {stone === "right" && (
              <path
                d={`M${17 + nth * STEP} ${heightOf(nth)}l4 4 7-8`}
                fill="none"
                stroke="var(--q2-ink)"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
        <path d={`M${potX - 11} 34h26l-3 30a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4z`} fill="var(--bronze-deep)" />
        <rect x={potX - 15} y="28" width="34" height="9" rx="4" fill="var(--bronze)" />
        <g transform={earned ? `translate(${potX + 2} 16)` : `translate(${22 + at * STEP} ${heightOf(at)})`}>
          <g ref={coin}>
            <circle r="14" fill="var(--coin)" stroke="var(--coin-deep)" strokeWidth="3" />
            <path
              d="M2-6-5 2h9M2-6V7"
              fill="none"
              stroke="var(--on-coin)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </g>
        </g>
      </svg>
      {showWords && <p className="mt-1 text-center">{words}</p>}
    </div>
  );
}
