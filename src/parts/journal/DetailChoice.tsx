import { DETAIL_WORDS, ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { DETAILS, type EntryType } from "@/domain/journal/journal";
import { Problem } from "@/ui/feedback/Problem";
import { CHOSEN_COLOURS } from "./entryLooks";

export interface DetailChoiceProps {
  type: EntryType;
  /** The detail that is selected at first, or an empty string. */
  chosen: string;
  error?: string | undefined;
}

interface ListProps extends DetailChoiceProps {
  /** In place of the journal's question. */
  legend?: string;
  className?: string;
  /** Side by side where there is room, each code under its words. */
  isWide?: boolean;
}

/** The details of the type: the meaning of each, and its code, which is the stored value. */
export const DetailChoice = ({
  type,
  chosen,
  error,
  legend = ENTRY_TYPE_TEXTS[type].question,
  className = "mb-5",
  isWide = false,
}: ListProps) => (
  <fieldset className={className}>
    <legend className="mb-1 font-semibold">{legend}</legend>
    <Problem className="mb-1">{error}</Problem>
    <div className={`flex gap-2 ${isWide ? "flex-wrap *:flex-1 max-sm:flex-col" : "flex-col"}`}>
      {DETAILS[type].map((detail) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it looks two elements deep
        <label
          key={detail}
          className={`rounded-field border-edge choice flex min-h-12 items-center gap-x-2 border-2 px-3 py-1 leading-tight ${CHOSEN_COLOURS[type]}`}
        >
          <input
            type="radio"
            name="detail"
            value={detail}
            defaultChecked={detail === chosen}
            required
            className="size-4.5 shrink-0 accent-current"
          />
          <span
            className={`flex min-w-0 flex-1 gap-x-2 ${isWide ? "flex-col" : "flex-wrap items-baseline justify-between"}`}
          >
            <span>{DETAIL_WORDS[detail]}</span>{" "}
            <span translate="no" className="text-sm">
              {detail}
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
