import type { ReactNode } from "react";
import { COUNTER } from "@/content/counter";

/** From here on, somebody who writes has to look at the limit. */
export const WARN_BELOW_CHARACTERS = 20;

interface CountedHintProps {
  hint: ReactNode;
  /** Undefined far from the limit. */
  count: number | undefined;
  max: number;
}

/** A field's hint, and beside it how much of the limit has been used. */
export const CountedHint = ({ hint, count, max }: CountedHintProps) => (
  <span className="flex flex-wrap justify-between gap-x-4">
    <span>{hint}</span>{" "}
    {count !== undefined && (
      <span className={`ml-auto tabular-nums ${count > max ? "text-danger font-semibold" : ""}`}>
        {COUNTER.count(count, max)}
      </span>
    )}
  </span>
);
