import { ENTRY_TYPE_TEXTS } from "@/content/journal";
import { DETAILS, type EntryType } from "@/domain/journal";
import { CHOSEN_COLOURS } from "./entryColours";

interface DetailChoiceProps {
  type: EntryType;
  /** The one that is chosen at first, or none. */
  chosen: string;
}

/** The details of the type, as chips; their words are the stored values. */
export function DetailChoice({ type, chosen }: DetailChoiceProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-semibold">{ENTRY_TYPE_TEXTS[type].question}</legend>
      <div className="flex flex-wrap gap-2">
        {DETAILS[type].map((detail) => (
          <label
            key={detail}
            className={`border-edge has-focus-visible:outline-action inline-flex min-h-11 items-center rounded-full border-2 px-4 py-2 text-base has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${CHOSEN_COLOURS[type]}`}
          >
            <input
              type="radio"
              name="detail"
              value={detail}
              defaultChecked={detail === chosen}
              required
              className="sr-only"
            />
            {detail}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
