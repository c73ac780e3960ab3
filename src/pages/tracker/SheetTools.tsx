import { Download, Printer, Upload } from "lucide";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { saveFile } from "@/ui/behaviour/saveFile";
import { playerName } from "@/content/players/playerName";
import { sheetHeading, SHEETS_TEXTS } from "@/content/tracker/sheets";
import { IMPORT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import { cleanText, excerpt } from "@/domain/sharedText";
import type { Named } from "@/domain/players/names";
import {
  LAST_IMPORTS,
  TRACKER_FILE,
  withNameOf,
  type Sheet,
  type SheetImport,
} from "@/domain/tracker/tracker";
import { chooseSheet } from "@/storage/tracker/openSheet";
import { sheetOf, type SheetStore } from "@/storage/tracker/trackerSheet";
import { Button, buttonClass } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Icon } from "@/ui/text/Icon";
import { late } from "@/ui/feedback/late";
import type { ImportOutcome } from "./importFile";

const ImportReport = late(() => import("./ImportReport").then((file) => file.ImportReport));

interface SheetToolsProps {
  today: Day | undefined;
  sheet: Sheet & { store: SheetStore };
  /** Those who have a sheet, and the one whose sheet this is. */
  all: readonly Named[];
  id: string;
  announce: (what: string) => void;
}

/** Export to a file, import from a file, and print. */
export function SheetTools({ today, sheet, all, id: openId, announce }: SheetToolsProps) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [isReporting, setReporting] = useState(false);
  /** The file whose owner is asked for, and where its rows went. */
  const [incoming, setIncoming] = useState<File>();
  const [importedTo, setImportedTo] = useState(openId);
  const owner = all.length > 1 ? all.find(({ id }) => id === importedTo) : undefined;
  const picker = useRef<HTMLInputElement>(null);

  async function download() {
    try {
      const { trackerCsv } = await import("@/domain/tracker/trackerCsv");
      const name = all.length > 1 ? all.find(({ id }) => id === openId)?.name : "";
      const fileName = withNameOf(name ?? "", TRACKER_FILE);
      saveFile(new Blob([trackerCsv(sheet.entries)], { type: "text/csv;charset=utf-8" }), fileName);
      announce(TRACKER_TEXTS.downloaded);
      const { markAsWritten } = await import("@/storage/tracker/sheetImports");
      await markAsWritten(sheet.store, fileName);
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
  }

  // The user can then choose the same file again.
  function emptyPicker() {
    if (picker.current) picker.current.value = "";
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    announce("");
    if (all.length > 1) setIncoming(file);
    else void importInto(openId, file);
  }

  async function importInto(id: string, file: File) {
    if (!today) return;
    setImportedTo(id);
    try {
      const { importFile } = await import("./importFile");
      setOutcome(await importFile(sheetOf(id), file, today));
      setReporting(true);
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
    setIncoming(undefined);
    emptyPicker();
  }

  function close() {
    setReporting(false);
    setIncoming(undefined);
    emptyPicker();
    // The rows are seen in the sheet that they went into.
    if (importedTo !== openId) chooseSheet(importedTo);
  }

  async function takeBack(id: string) {
    announce("");
    try {
      const { takeImportBack } = await import("@/storage/tracker/sheetImports");
      const { removed, restored } = await takeImportBack(
        outcome && "sheet" in outcome ? outcome.sheet : sheet.store,
        id,
      );
      setReporting(false);
      setOutcome(undefined);
      setImportedTo(openId);
      announce(IMPORT_TEXTS.takenBack(removed, restored));
    } catch (error) {
      console.error(error);
      announce(TRACKER_TEXTS.failed);
    }
  }

  return (
    <fieldset role="none" disabled={!today} className="flex flex-wrap gap-2">
      <Button variant="quiet" className="grow" onClick={() => void download()}>
        <Icon of={Download} size={20} />
        {TRACKER_TEXTS.download}
      </Button>
      <label className={buttonClass("quiet", "choice grow")}>
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          onChange={take}
        />
        <Icon of={Upload} size={20} />
        {TRACKER_TEXTS.import}
      </label>
      <Button variant="quiet" className="grow" onClick={() => print()}>
        <Icon of={Printer} size={20} />
        {TRACKER_TEXTS.print}
      </Button>
      {sheet.imports?.toReversed().map((imported) => (
        <TakeBack key={imported.id} sheet={sheet} imported={imported} onTakeBack={takeBack} />
      ))}
      {sheet.imports?.length === LAST_IMPORTS && <p className="basis-full">{IMPORT_TEXTS.lastImports}</p>}
      <Dialog
        open={isReporting || incoming !== undefined}
        title={
          incoming
            ? SHEETS_TEXTS.askHeading
            : owner
              ? SHEETS_TEXTS.heading(sheetHeading(owner, all.indexOf(owner)))
              : IMPORT_TEXTS.heading
        }
        onClose={close}
      >
        {incoming ? (
          <WhoseRows
            file={incoming}
            all={all}
            onChoose={(id) => void importInto(id, incoming)}
            onCancel={close}
          />
        ) : (
          outcome && (
            <>
              {"id" in outcome && outcome.added.length > 0 && owner && (
                <p className="mb-3">{SHEETS_TEXTS.into}</p>
              )}
              <ImportReport outcome={outcome} onTakeBack={takeBack} onClose={close} />
            </>
          )
        )}
      </Dialog>
    </fieldset>
  );
}

interface WhoseRowsProps {
  file: File;
  all: readonly Named[];
  onChoose: (id: string) => void;
  onCancel: () => void;
}

/** With several sheets, a file’s rows belong to one of them. */
const WhoseRows = ({ file, all, onChoose, onCancel }: WhoseRowsProps) => (
  <>
    <p className="mb-4 wrap-anywhere">{SHEETS_TEXTS.ask(excerpt(cleanText(file.name)))}</p>
    <div className="grid gap-3">
      {all.map((one, nth) => (
        <Button key={one.id} variant="quiet" onClick={() => onChoose(one.id)}>
          <span translate="no" className="min-w-0 wrap-anywhere">
            {playerName(one, nth)}
          </span>
        </Button>
      ))}
    </div>
    <Button variant="plain" className="mt-3" onClick={onCancel}>
      {SHEETS_TEXTS.cancel}
    </Button>
  </>
);

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
