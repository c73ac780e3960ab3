import { ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { ENTRY_TYPES } from "@/domain/journal/journal";
import type { Totals as TotalsOf } from "@/domain/journal/entryGroups";
import { formatPence } from "@/domain/money";
import { ENTRY_COLOURS } from "@/parts/journal/entryLooks";

interface TotalsProps {
  /** The totals' name for screen readers. */
  label: string;
  totals: TotalsOf;
  /** Shows each total in its type's colour. */
  strong?: boolean;
}

/** "Earned £12.50, Spent £2.20": one total for each type with entries, never one sum of all types. */
export function Totals({ label, totals, strong = false }: TotalsProps) {
  const some = ENTRY_TYPES.filter((type) => totals[type] > 0);
  if (!some.length) return null;
  return (
    <p
      className={`flex flex-wrap tabular-nums ${strong ? "gap-1 text-sm sm:text-base" : "text-muted gap-x-3 text-base"}`}
    >
      <span className="sr-only">{label}</span>
      {some.map((type) => (
        <span
          key={type}
          className={strong ? `rounded-full px-2.5 py-0.5 font-medium ${ENTRY_COLOURS[type]}` : ""}
        >
          {`${ENTRY_TYPE_TEXTS[type].done} ${formatPence(totals[type])}`}
        </span>
      ))}
    </p>
  );
}
