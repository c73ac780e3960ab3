import { playerName } from "@/content/players/playerName";
import { SHEETS_TEXTS } from "@/content/tracker/sheets";
import type { Named } from "@/domain/players/names";
import { Portrait } from "@/parts/shelf/Portrait";
import { isAccountPlaying, portraitOfPlayer, visitorHere } from "@/storage/players/switch";
import { chooseSheet } from "@/storage/tracker/openSheet";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";

interface SheetChoiceProps {
  all: readonly Named[];
  /** The id of the one whose sheet is open. */
  open: string;
}

const nameOfPlaying = (all: readonly Named[]): string => {
  const nth = isAccountPlaying() ? -1 : all.findIndex(({ id }) => id === visitorHere());
  return nth < 0 ? "" : playerName(all[nth]!, nth);
};

/** The sheets of those who share this device. */
export const SheetChoice = ({ all, open }: SheetChoiceProps) => (
  <fieldset>
    <legend>
      <h2 className="mb-2 text-xl">{SHEETS_TEXTS.whose}</h2>
    </legend>
    <div className="flex flex-wrap gap-2">
      {all.map((named, nth) => (
        <label key={named.id} className={CHOICE_CARD}>
          <input
            type="radio"
            name="sheet"
            className="accent-action size-5 shrink-0"
            checked={named.id === open}
            onChange={() => chooseSheet(named.id)}
          />
          <Portrait {...portraitOfPlayer(named.id)} size={44} />
          <span translate="no" className="font-display min-w-0 font-semibold wrap-anywhere">
            {playerName(named, nth)}
          </span>
        </label>
      ))}
    </div>
    <p className="text-muted mt-2 text-base">{SHEETS_TEXTS.coins(nameOfPlaying(all))}</p>
  </fieldset>
);
