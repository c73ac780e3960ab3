import { Download, Printer, Upload } from "lucide";
import { useRef, useState, type ChangeEvent } from "react";
import { saveFile } from "@/ui/behaviour/saveFile";
import { IMPORT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import { fileNameOf, type TrackerEntry } from "@/domain/tracker/tracker";
import { markAsWritten, removeFromSheet } from "@/storage/tracker/trackerSheet";
import { Button, buttonClass } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Icon } from "@/ui/text/Icon";
import { late } from "@/ui/feedback/late";
import type { ImportedRows, ImportOutcome } from "./importFile";

const ImportReport = late(() => import("./ImportReport").then((file) => file.ImportReport));

interface SheetToolsProps {
  today: Day | undefined;
  entries: readonly TrackerEntry[];
  announce: (what: string) => void;
}

/** Export to a file, import from a file, and print. */
export function SheetTools({ today, entries, announce }: SheetToolsProps) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  /** The last import that added rows; a file that adds none leaves its offer to be taken back. */
  const [imported, setImported] = useState<ImportedRows>();
  const [isReporting, setReporting] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function download() {
    try {
      const { trackerCsv, TRACKER_FILE } = await import("@/domain/tracker/trackerCsv");
      saveFile(new Blob([trackerCsv(entries)], { type: "text/csv;charset=utf-8" }), TRACKER_FILE);
      announce(TRACKER_TEXTS.downloaded);
      await markAsWritten(fileNameOf(TRACKER_FILE));
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
    try {
      const { importFile } = await import("./importFile");
      const read = await importFile(file, today);
      setOutcome(read);
      if ("added" in read && read.added.length) setImported(read);
      setReporting(true);
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
    // The picker is cleared, so that the user can choose the same file again.
    if (picker.current) picker.current.value = "";
  }

  async function takeBack({ added }: ImportedRows) {
    const removed = await removeFromSheet(...added.map(({ id }) => id));
    setReporting(false);
    setOutcome(undefined);
    setImported(undefined);
    announce(IMPORT_TEXTS.takenBack(removed));
  }

  return (
    <fieldset role="none" disabled={!today} className="flex flex-wrap gap-2.5">
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
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
      {imported && (
        <p className="flex basis-full flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
          <span>{IMPORT_TEXTS.imported(imported.added.length, imported.fileName)}</span>
          <Button variant="plain" onClick={() => void takeBack(imported)}>
            {IMPORT_TEXTS.takeBack}
          </Button>
        </p>
      )}
      <Dialog open={isReporting} title={IMPORT_TEXTS.heading} onClose={() => setReporting(false)}>
        {outcome && (
          <ImportReport
            outcome={outcome}
            onTakeBack={async () => {
              if ("added" in outcome) await takeBack(outcome);
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </Dialog>
    </fieldset>
  );
}
