import { IMPORT_TEXTS } from "@/content/tracker/tracker";
import { cleanText, excerpt } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import type { ImportOutcome } from "./importFile";

/** The limit for listed rows: the first ones show the problem, and few people read more. */
const MAX_LISTED = 20;

interface ImportReportProps {
  outcome: ImportOutcome;
  onClose: () => void;
}

/** The added rows, the rows that were already there, and the unreadable rows with the reason. */
export const ImportReport = ({ outcome, onClose }: ImportReportProps) => (
  <>
    {typeof outcome === "string" ? <p>{IMPORT_TEXTS[outcome]}</p> : <Rows outcome={outcome} />}
    <Button className="mt-6 w-full" onClick={onClose}>
      {IMPORT_TEXTS.close}
    </Button>
  </>
);

function Rows({ outcome }: { outcome: Exclude<ImportOutcome, string> }) {
  const { added, alreadyThere, unreadable, dateOrder } = outcome;
  if (added + alreadyThere + unreadable.length === 0) return <p>{IMPORT_TEXTS.empty}</p>;
  return (
    <>
      <p className="font-semibold">{IMPORT_TEXTS.added(added)}</p>
      {alreadyThere > 0 && <p>{IMPORT_TEXTS.alreadyThere(alreadyThere)}</p>}
      {dateOrder && <p className="mt-4">{IMPORT_TEXTS.dateOrder[dateOrder]}</p>}
      {unreadable.length > 0 && (
        <>
          <p className="mt-4">{IMPORT_TEXTS.unreadableRows(unreadable.length)}</p>
          <ul className="mt-1 list-disc pl-6 text-base [overflow-wrap:anywhere]">
            {unreadable.slice(0, MAX_LISTED).map(({ row, cell, text }) => (
              <li key={row}>
                <strong>{IMPORT_TEXTS.row(row)}</strong> {IMPORT_TEXTS.cells[cell](excerpt(cleanText(text)))}
              </li>
            ))}
          </ul>
          {unreadable.length > MAX_LISTED && (
            <p className="mt-1 text-base">{IMPORT_TEXTS.more(unreadable.length - MAX_LISTED)}</p>
          )}
        </>
      )}
    </>
  );
}
