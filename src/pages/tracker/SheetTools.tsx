import { Download, Printer, Upload } from "lucide";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { saveFile } from "@/ui/behaviour/saveFile";
import { IMPORT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import { LAST_IMPORTS, TRACKER_FILE, type Sheet, type SheetImport } from "@/domain/tracker/tracker";
import { Button, buttonClass } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Icon } from "@/ui/text/Icon";
import { late } from "@/ui/feedback/late";
import type { ImportOutcome } from "./importFile";

const ImportReport = late(() => import("./ImportReport").then((file) => file.ImportReport));

interface SheetToolsProps {
  today: Day | undefined;
  sheet: Sheet;
  announce: (what: string) => void;
}

/** Export to a file, import from a file, and print. */
export function SheetTools({ today, sheet, announce }: SheetToolsProps) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [isReporting, setReporting] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function download() {
    try {
      const { trackerCsv } = await import("@/domain/tracker/trackerCsv");
      saveFile(new Blob([trackerCsv(sheet.entries)], { type: "text/csv;charset=utf-8" }), TRACKER_FILE);
      announce(TRACKER_TEXTS.downloaded);
      const { markAsWritten } = await import("@/storage/tracker/sheetImports");
      await markAsWritten(TRACKER_FILE);
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
      setOutcome(await importFile(file, today));
      setReporting(true);
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
    // The picker is cleared, so that the user can choose the same file again.
    if (picker.current) picker.current.value = "";
  }

  async function takeBack(id: string) {
    announce("");
    try {
      const { takeImportBack } = await import("@/storage/tracker/sheetImports");
      const { removed, restored } = await takeImportBack(id);
      setReporting(false);
      setOutcome(undefined);
      announce(IMPORT_TEXTS.takenBack(removed, restored));
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
  }

  return (
    <fieldset role="none" disabled={!today} className="flex flex-wrap gap-2.5">
      <Button variant="quiet" onClick={() => void download()}>
        <Icon of={Download} size={20} />
        {TRACKER_TEXTS.download}
      </Button>
      <label className={buttonClass("quiet", "choice")}>
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
      {sheet.imports?.toReversed().map((imported) => (
        <TakeBack key={imported.id} sheet={sheet} imported={imported} onTakeBack={takeBack} />
      ))}
      {sheet.imports?.length === LAST_IMPORTS && <p className="basis-full">{IMPORT_TEXTS.lastImports}</p>}
      <Dialog open={isReporting} title={IMPORT_TEXTS.heading} onClose={() => setReporting(false)}>
        {outcome && (
          <ImportReport outcome={outcome} onTakeBack={takeBack} onClose={() => setReporting(false)} />
        )}
      </Dialog>
    </fieldset>
  );
}

interface TakeBackProps {
  sheet: Sheet;
  imported: SheetImport;
  onTakeBack: (id: string) => Promise<void>;
}

function TakeBack({ sheet, imported: { id, fileName, replaced }, onTakeBack }: TakeBackProps) {
  const sentence = useId();
  const count = sheet.entries.filter((entry) => entry.import === id).length;
  if (count + replaced.length === 0) return null;
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
      <span id={sentence}>{IMPORT_TEXTS.imported(count, fileName, replaced.length)}</span>
      <Button variant="plain" aria-describedby={sentence} onClick={() => void onTakeBack(id)}>
        {IMPORT_TEXTS.takeBack}
      </Button>
    </p>
  );
}
