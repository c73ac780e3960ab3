import { useLayoutEffect, useRef } from "react";
import { COIN_WAY_TEXTS } from "@/content/quiz/quizFeel";
import { move } from "@/ui/behaviour/move";

interface CoinWayProps {
  /** One for each question; undefined until it is answered. */
  stones: readonly ("right" | "missed" | undefined)[];
  /** How many right answers earn the coin. */
  needed: number;
  /** In the results: true with a coin. */
  earned?: boolean;
}

const STEP = 34;
const HOP_MS = 250;
const TURN_MS = 200;
const xOf = (nth: number) => 22 + nth * STEP;
const heightOf = (nth: number) => (nth % 2 ? 46 : 30);

/** A lit stone has a sign besides its colour: a tick, or the arrow of “again”. */
const LIT = {
  right: { fill: "var(--q2)", stroke: "var(--q2-ink)" },
  missed: { fill: "var(--q4)", stroke: "var(--q4-ink)" },
} as const;
const UNLIT = { fill: "var(--card)", stroke: "var(--edge)" };

/** The way of the coin: a stone lights and the coin hops at each answer, and it rolls into the pot when it is earned. */
export function CoinWay({ stones, needed, earned }: CoinWayProps) {
  const total = stones.length;
  const answered = stones.filter(Boolean).length;
  const right = stones.filter((stone) => stone === "right").length;
  const isResult = earned !== undefined;
  const words = isResult
    ? COIN_WAY_TEXTS.result(right, needed, earned)
    : COIN_WAY_TEXTS.answered(answered, total, right, needed);
  const potX = xOf(total) + 8;
  const at = earned ? total : Math.min(answered, total - 1);
  const coin = useRef<SVGGElement>(null);
  const turned = useRef<SVGGElement>(null);
  const before = useRef(earned ? needed - 1 : at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if (from === at) return;
    const way = (from - at) * STEP;
    const rise = heightOf(from) - heightOf(at);
    const hop = earned ? [`${way}px`, "0"] : [`${way}px ${rise}px`, `${way / 2}px -20px`, "0"];
    move(coin.current, { translate: hop }, HOP_MS);
    if (!earned) move(turned.current, { scale: ["1", "0 1", "1"] }, TURN_MS);
  }, [at, earned]);
  return (
    <div>
      <svg role="img" aria-label={words} viewBox={`0 0 ${potX + 26} 76`} className="mx-auto w-full max-w-md">
        {stones.map((stone, nth) => (
          <g key={nth} transform={`translate(${xOf(nth)} ${heightOf(nth)})`}>
            <g ref={nth === answered - 1 ? turned : undefined}>
              <circle r="12" strokeWidth="2.5" {...(stone ? LIT[stone] : UNLIT)} />
              {stone && <Sign of={stone} />}
            </g>
          </g>
        ))}
        <path d={`M${potX - 11} 34h26l-3 30a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4z`} fill="var(--bronze-deep)" />
        <rect x={potX - 15} y="28" width="34" height="9" rx="4" fill="var(--bronze)" />
        {(earned ?? true) && (
          <g transform={`translate(${earned ? potX + 2 : xOf(at)} ${earned ? 16 : heightOf(at)})`}>
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
        )}
      </svg>
      {isResult && <p className="mt-1 text-center text-balance">{words}</p>}
    </div>
  );
}

const Sign = ({ of }: { of: "right" | "missed" }) => (
  <path
    d={of === "right" ? "M-5 0l4 4 7-8" : "M-4.5-2.5A5.2 5.2 0 1 1-5 2M-5-6v3.5h3.5"}
    fill="none"
    stroke={of === "right" ? "var(--on-cover)" : "var(--on-coin)"}
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
