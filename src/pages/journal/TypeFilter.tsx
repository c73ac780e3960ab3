import { useSearchParams } from "react-router-dom";
import { LIST_TEXTS } from "@/content/journal/journalEntries";
import { ENTRY_TYPES, isEntryType, type EntryType } from "@/domain/journal/journal";

const PARAMETER = "type";

/** The entry type in the address; none means all types. */
export function useTypeFilter() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER) ?? "";
  const type = isEntryType(asked) ? asked : undefined;
  const choose = (next: EntryType | undefined) =>
    setSearch(
      (before) => {
        if (next) before.set(PARAMETER, next);
        else before.delete(PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { type, choose };
}

interface TypeFilterProps {
  value: EntryType | undefined;
  onChange: (type: EntryType | undefined) => void;
}

export function TypeFilter({ value, onChange }: TypeFilterProps) {
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{LIST_TEXTS.filter}</legend>
      <div className="flex flex-wrap gap-2">
        {([undefined, ...ENTRY_TYPES] as const).map((type) => (
          <label
            key={type ?? "all"}
            className="border-edge has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink choice inline-flex min-h-11 items-center rounded-full border-2 px-4 text-base has-checked:font-semibold"
          >
            <input
              type="radio"
              name="shown_type"
              checked={value === type}
              onChange={() => onChange(type)}
              className="sr-only"
            />
            <span>{LIST_TEXTS.filters[type ?? "all"]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
