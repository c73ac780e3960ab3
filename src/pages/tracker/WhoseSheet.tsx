import { Plus } from "lucide";
import { useState } from "react";
import { SHEETS_TEXTS } from "@/content/tracker/sheets";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { MAX_PLAYERS, type Named } from "@/domain/players/names";
import { removedHere } from "@/storage/players/removed";
import { chooseSheet } from "@/storage/tracker/openSheet";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Icon } from "@/ui/text/Icon";

const SheetChoice = late(() => import("./SheetChoice").then((file) => file.SheetChoice), {
  loading: () => null,
});

interface WhoseSheetProps {
  all: readonly Named[];
  /** The id of the one whose sheet is open. */
  open: string;
  isReady: boolean;
}

/** The choice of a sheet. With one sheet, nothing but a way to another. */
export function WhoseSheet({ all, open, isReady }: WhoseSheetProps) {
  const [problem, setProblem] = useState("");
  const isRemoved = useStored(removedHere).length > 0;

  async function ask(startsWith: "add" | "names") {
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
    <div className={`noscript:hidden ${all.length > 1 ? "mt-3 basis-full" : ""}`}>
      {all.length > 1 && <SheetChoice all={all} open={open} />}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {all.length < MAX_PLAYERS && (
          <Button variant="plain" disabled={!isReady} onClick={() => void ask("add")}>
            <Icon of={Plus} size={20} />
            <span>{all.length > 1 ? SHEETS_TEXTS.add : SHEETS_TEXTS.addFirst}</span>
          </Button>
        )}
        {(all.length > 1 || isRemoved || all[0]?.name) && (
          <Button variant="plain" onClick={() => void ask("names")}>
            {all.length > 1 || !isRemoved ? SHEETS_TEXTS.names : SHEETS_TEXTS.bringBack}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
