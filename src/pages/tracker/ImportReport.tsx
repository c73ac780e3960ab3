import { useState } from "react";
import { IMPORT_REPORT_TEXTS } from "@/content/tracker/importReport";
import { IMPORT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import { cleanText, excerpt } from "@/domain/sharedText";
import { replaceInSheet } from "@/storage/tracker/sheetImports";
import type { SheetStore } from "@/storage/tracker/trackerSheet";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import type { ImportedRows, ImportOutcome } from "./importFile";
import { entryName } from "./useSpreadsheet";
import { WaitingRows } from "./WaitingRows";

/** The limit for listed rows: the first ones show the problem, and few people read more. */
const MAX_LISTED = 20;

interface ImportReportProps {
  outcome: ImportOutcome;
  /** Takes the import of this id back. */
  onTakeBack: (id: string) => Promise<void>;
  onClose: () => void;
}

/** The added rows, the rows that were already there, and the unreadable rows with the reason. */
export const ImportReport = ({ outcome, onTakeBack, onClose }: ImportReportProps) => (
  <>
    {"is" in outcome ? (
      <p>{sentenceFor(outcome)}</p>
    ) : (
      <>
        <Rows outcome={outcome} />
        <WaitingRows key={outcome.id} waiting={outcome.waiting} />
        <LeftRows outcome={outcome} />
      </>
    )}
    <div className="mt-6 flex flex-wrap gap-3">
      <Button className="grow" onClick={onClose}>
        {IMPORT_REPORT_TEXTS.close}
      </Button>
      {"id" in outcome && <TakeBack sheet={outcome.sheet} id={outcome.id} onTakeBack={onTakeBack} />}
    </div>
  </>
);

const sentenceFor = (outcome: Extract<ImportOutcome, { is: string }>) =>
  "columns" in outcome ? IMPORT_REPORT_TEXTS[outcome.is](outcome.columns) : IMPORT_REPORT_TEXTS[outcome.is];

function Rows({ outcome }: { outcome: ImportedRows }) {
  const { added, alreadyThere, waiting, unreadable } = outcome;
  if (added.length + alreadyThere + waiting.length + unreadable.length === 0)
    return <p>{IMPORT_REPORT_TEXTS.empty}</p>;
  return (
    <>
      <p className="font-semibold">{IMPORT_REPORT_TEXTS.added(added.length)}</p>
      {!outcome.sheet.isKept() && <p>{TRACKER_TEXTS.notKept}</p>}
      {alreadyThere > 0 && <p>{IMPORT_REPORT_TEXTS.alreadyThere(alreadyThere)}</p>}
      {readingsOf(outcome).map((sentence) => (
        <p key={sentence} className="mt-4 [overflow-wrap:anywhere]">
          {sentence}
        </p>
      ))}
      {unreadable.length > 0 && (
        <>
          <p className="mt-4">{IMPORT_REPORT_TEXTS.unreadableRows(unreadable.length)}</p>
          <ul className="mt-1 list-disc pl-6 text-base [overflow-wrap:anywhere]">
            {unreadable.slice(0, MAX_LISTED).map(({ row, cell, text }) => (
              <li key={row}>
                <strong>{IMPORT_REPORT_TEXTS.row(row)}</strong>{" "}
                <span>{IMPORT_REPORT_TEXTS.cells[cell](excerpt(cleanText(text)))}</span>
              </li>
            ))}
          </ul>
          {unreadable.length > MAX_LISTED && (
            <p className="mt-1 text-base">{IMPORT_REPORT_TEXTS.more(unreadable.length - MAX_LISTED)}</p>
          )}
        </>
      )}
    </>
  );
}

/** The sentences on how the file was read: what was assumed, and what was left out. */
function readingsOf({ dateOrders, assumesPounds, unread }: ImportedRows): string[] {
  const { columns, lines } = unread;
  const orders = [...dateOrders].map(([mark, order]) => IMPORT_REPORT_TEXTS.dateOrder[order](mark));
  return [
    ...new Set(orders),
    ...(assumesPounds ? [IMPORT_REPORT_TEXTS.assumesPounds] : []),
    ...(columns.length + lines.length
      ? [IMPORT_REPORT_TEXTS.unreadParts({ columns: columns.map(cleanText), lines: lines.map(cleanText) })]
      : []),
  ];
}

interface TakeBackProps extends Pick<ImportReportProps, "onTakeBack"> {
  sheet: SheetStore;
  id: string;
}

function TakeBack({ sheet, id, onTakeBack }: TakeBackProps) {
  const { imports } = useStored(sheet);
  return (
    imports?.some((each) => each.id === id) && (
      <Button variant="quiet" onClick={() => void onTakeBack(id)}>
        {IMPORT_TEXTS.takeBack}
      </Button>
    )
  );
}

/** A corrected file: the rows as they were before can go. */
function LeftRows({ outcome }: { outcome: ImportedRows }) {
  const { left, earlier = "", unreadable } = outcome;
  const [isRemoved, setRemoved] = useState(false);
  if (!left.length) return null;
  if (unreadable.some(({ cell }) => cell !== "line"))
    return <p className="mt-4">{IMPORT_REPORT_TEXTS.leftUnknown}</p>;
  if (isRemoved)
    return (
      <p role="status" className="mt-4">
        {IMPORT_REPORT_TEXTS.leftRemoved(left.length)}
      </p>
    );
  return (
    <div className="mt-4">
      <p>{IMPORT_REPORT_TEXTS.left(left.length, earlier)}</p>
      <ul className="mt-1 mb-3 list-disc pl-6 text-base">
        {left.slice(0, MAX_LISTED).map((entry) => (
          <li key={entry.id}>{entryName(entry)}</li>
        ))}
      </ul>
      {left.length > MAX_LISTED && (
        <p className="mb-3 text-base">{IMPORT_REPORT_TEXTS.more(left.length - MAX_LISTED)}</p>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          setRemoved(true);
          void replaceInSheet(outcome.sheet, outcome, left);
        }}
      >
        {IMPORT_REPORT_TEXTS.removeLeft(left.length)}
      </Button>
    </div>
  );
}
