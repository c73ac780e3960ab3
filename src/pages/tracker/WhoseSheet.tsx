import { Plus } from "lucide";
import { useState } from "react";
import { sheetName, SHEETS_TEXTS } from "@/content/tracker/sheets";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { MAX_PLAYERS, type Named } from "@/domain/players/names";
import { Portrait } from "@/parts/shelf/Portrait";
import { portraitOfPlayer } from "@/storage/players/switch";
import { chooseSheet } from "@/storage/tracker/openSheet";
import { Button } from "@/ui/controls/Button";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";
import { Icon } from "@/ui/text/Icon";

interface WhoseSheetProps {
  all: readonly Named[];
  /** The id of the one whose sheet is open. */
  open: string;
  isReady: boolean;
}

/** The choice of a sheet. With one sheet, nothing but a way to another. */
export function WhoseSheet({ all, open, isReady }: WhoseSheetProps) {
  const [problem, setProblem] = useState("");

  async function ask(startsWith: "add" | "list") {
    setProblem("");
    try {
      const { showPlayers } = await import("@/parts/players/PlayersDialog");
      const added = await showPlayers(startsWith);
      if (added) chooseSheet(added);
    } catch (error) {
      console.error(error);
      setProblem(TRACKER_TEXTS.failed);
    }
  }

  return (
    <div className="mt-6 mb-7 noscript:hidden">
      {all.length > 1 && (
        <fieldset>
          <legend>
            <h2 className="mb-2 text-xl">{SHEETS_TEXTS.whose}</h2>
          </legend>
          <div className="flex flex-wrap gap-2.5">
            {all.map((named, nth) => (
              <label key={named.id} className={`${CHOICE_CARD} max-w-full py-1! pl-2!`}>
                <input
                  type="radio"
                  name="sheet"
                  className="accent-action size-5 shrink-0"
                  checked={named.id === open}
                  onChange={() => chooseSheet(named.id)}
                />
                <Portrait {...portraitOfPlayer(named.id)} size={44} />
                <span translate="no" className="font-display min-w-0 font-semibold wrap-anywhere">
                  {sheetName(named, nth)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {all.length < MAX_PLAYERS && (
          <Button variant="plain" disabled={!isReady} onClick={() => void ask("add")}>
            <Icon of={Plus} size={20} />
            {all.length > 1 ? SHEETS_TEXTS.add : SHEETS_TEXTS.addFirst}
          </Button>
        )}
        {all.length > 1 && (
          <Button variant="plain" onClick={() => void ask("list")}>
            {SHEETS_TEXTS.names}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
