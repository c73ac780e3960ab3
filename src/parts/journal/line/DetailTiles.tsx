import { DETAIL_WORDS, ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { DETAILS } from "@/domain/journal/journal";
import { CHOSEN_COLOURS } from "@/parts/journal/entryLooks";
import type { DetailChoiceProps } from "@/parts/journal/DetailChoice";
import { Problem } from "@/ui/feedback/Problem";

const WHOLE_ROW = { gridColumn: "1 / -1" };

/** The details of the type as two columns of tiles: the words big, the code small. */
export const DetailTiles = ({ type, chosen, error }: DetailChoiceProps) => {
  const details = DETAILS[type];
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{ENTRY_TYPE_TEXTS[type].question}</legend>
      <Problem className="mb-1">{error}</Problem>
      {/* One column for large letters. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-2">
        {details.map((detail, nth) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it looks two elements deep
          <label
            key={detail}
            className={`border-edge choice rounded-field flex min-h-14 flex-col justify-center border-2 px-3 py-1 leading-tight ${CHOSEN_COLOURS[type]}`}
            style={nth === details.length - 1 && nth % 2 === 0 ? WHOLE_ROW : undefined}
          >
            <input
              type="radio"
              name="detail"
              value={detail}
              defaultChecked={detail === chosen}
              required
              className="sr-only"
            />
            <span className="font-display text-base leading-tight font-semibold">{DETAIL_WORDS[detail]}</span>{" "}
            <span translate="no" className="text-sm">
              {detail}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
