import { POSTCARD_TEXTS } from "@/content/challenge/postcards";
import type { CardPart, PartName } from "@/domain/challenge/postcards";

/** A pattern beside each colour. */
const FILLS: Record<PartName, string> = {
  needs: "var(--q2)",
  wants: "repeating-linear-gradient(135deg, var(--q1) 0 5px, var(--q1-soft) 5px 9px)",
  others: "repeating-linear-gradient(90deg, var(--q3) 0 4px, var(--q3-soft) 4px 8px)",
  saved: "radial-gradient(circle, var(--on-coin) 1.5px, transparent 2px) 0 0 / 7px 7px var(--q4)",
};

/** The parts of the figure. Their sizes are in words for somebody who does not see them. */
export function CardBar({ parts }: { parts: readonly CardPart[] }) {
  const whole = parts.reduce((sum, { pence }) => sum + pence, 0);
  return (
    <>
      <div
        aria-hidden="true"
        className="border-edge mt-3 flex overflow-hidden rounded-full border-2"
        style={{ height: 22 }}
      >
        {parts.map(({ name, pence }, nth) => (
          <span
            key={name}
            className={nth ? "border-edge border-l-2" : ""}
            style={{ background: FILLS[name], flex: `${pence / whole} 1 0`, minWidth: 4 }}
          />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-base">
        {parts.map(({ name, pence }) => (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="border-edge size-4 shrink-0 border-2"
              style={{ background: FILLS[name], borderRadius: 5 }}
            />
            <span>{POSTCARD_TEXTS.parts[name]}</span>
            <span className="sr-only">{POSTCARD_TEXTS.share(Math.round((pence / whole) * 100))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
