import { Download, Printer, Upload } from "lucide";
import { useRef, useState, type ChangeEvent } from "react";
import { saveFile } from "@/ui/behaviour/saveFile";
import { IMPORT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import type { TrackerEntry } from "@/domain/tracker/tracker";
import { Button, buttonClass } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Icon } from "@/ui/text/Icon";
import { importFile, type ImportOutcome } from "./importFile";
import { ImportReport } from "./ImportReport";

interface SheetToolsProps {
  today: Day | undefined;
  entries: readonly TrackerEntry[];
  announce: (what: string) => void;
}

/** Export to a file, import from a file, and print. */
export function SheetTools({ today, entries, announce }: SheetToolsProps) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const picker = useRef<HTMLInputElement>(null);

  async function download() {
    try {
      const { trackerCsv, TRACKER_FILE } = await import("@/domain/tracker/trackerCsv");
      saveFile(new Blob([trackerCsv(entries)], { type: "text/csv;charset=utf-8" }), TRACKER_FILE);
      announce(TRACKER_TEXTS.downloaded);
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
  }

  async function importChosen(event: ChangeEvent<HTMLInputElement>) {
    const { files } = event.target;
    const file = files?.[0];
    if (!file || !today) return;
    announce("");
    setOutcome(await importFile(file, today));
    // The picker is cleared, so that the user can choose the same file again.
    if (picker.current) picker.current.value = "";
  }

  return (
    <fieldset disabled={!today} className="flex flex-wrap gap-2.5">
      <Button variant="quiet" onClick={() => void download()}>
        <Icon of={Download} size={20} />
        {TRACKER_TEXTS.download}
      </Button>
      <label
        className={buttonClass(
          "quiet",
          "has-focus-visible:outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
        )}
      >
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          onChange={(event) => void importChosen(event)}
        />
        <Icon of={Upload} size={20} />
        {TRACKER_TEXTS.import}
      </label>
      <Button variant="quiet" onClick={() => print()}>
        <Icon of={Printer} size={20} />
        {TRACKER_TEXTS.print}
      </Button>
      <Dialog open={outcome !== undefined} title={IMPORT_TEXTS.heading} onClose={() => setOutcome(undefined)}>
        {outcome && <ImportReport outcome={outcome} onClose={() => setOutcome(undefined)} />}
      </Dialog>
    </fieldset>
  );
}
