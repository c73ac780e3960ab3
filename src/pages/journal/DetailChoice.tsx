import { DETAIL_WORDS, ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { DETAILS, type EntryType } from "@/domain/journal/journal";
import { CHOSEN_COLOURS } from "@/parts/journal/entryLooks";

interface DetailChoiceProps {
  type: EntryType;
  /** The detail that is selected at first, or an empty string. */
  chosen: string;
}

/** The details of the type: the meaning of each, and its code, which is the stored value. */
export function DetailChoice({ type, chosen }: DetailChoiceProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-semibold">{ENTRY_TYPE_TEXTS[type].question}</legend>
      <div className="flex flex-col gap-2">
        {DETAILS[type].map((detail) => (
          <label
            key={detail}
            className={`rounded-field border-edge has-focus-visible:outline-action flex min-h-12 items-center gap-x-2 border-2 px-3 py-1.5 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${CHOSEN_COLOURS[type]}`}
          >
            <input
              type="radio"
              name="detail"
              value={detail}
              defaultChecked={detail === chosen}
              required
              className="size-4.5 shrink-0 accent-current outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
              {DETAIL_WORDS[detail]} <span className="text-sm">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
