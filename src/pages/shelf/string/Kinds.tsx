import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import { countsByKind, type Deed } from "@/domain/deeds/deeds";
import { DeedMark } from "@/parts/deeds/DeedMark";

const ROW = "border-line flex min-h-12 items-center gap-4 border-b py-2 last:border-0";

/** How many there are of each kind. */
export function Kinds({ string, level }: { string: readonly Deed[]; level: number }) {
  const counts = countsByKind(string);
  return (
    <ul className="tabular-nums">
      {counts.map(([kind, count]) => (
        <li key={kind} className={ROW}>
          <DeedMark kind={kind} level={level} size={30} />
          <span className="flex-1">{TEXTS.kind(kind, level)}</span>
          <span className="font-display text-xl font-semibold">{count}</span>
        </li>
      ))}
      {/* The sum of one kind is its own figure. */}
      {counts.length > 1 && (
        <li className={ROW}>
          <span className="flex-1 font-semibold">{TEXTS.all}</span>
          <span className="font-display text-xl font-semibold">{string.length}</span>
        </li>
      )}
    </ul>
  );
}
