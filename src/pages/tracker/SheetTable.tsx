import type { RefObject } from "react";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { ROWS_PER_PAGE, totalsOf } from "@/domain/tracker/tracker";
import { Button } from "@/ui/controls/Button";
import { Empty } from "@/ui/feedback/Empty";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { EntryRow, RemovedRow } from "./EntryRow";
import { Totals } from "./Totals";
import type { SpreadsheetState } from "./useSpreadsheet";

const { columns } = TRACKER_TEXTS;
const HEAD =
  "border-line border-r border-b px-1.5 py-2 text-sm leading-snug font-semibold last:border-r-0 sm:px-4 sm:text-base";

interface SheetTableProps {
  sheet: SpreadsheetState;
  /** False until the stored sheet has been read. */
  opened: boolean;
  /** The heading that takes the focus after a change of page. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The entries, newest first, in pages that are small enough to render quickly. */
export function SheetTable({ sheet, opened, heading }: SheetTableProps) {
  const { rows, page, removedIds } = sheet;
  if (!opened)
    return (
      <div className="p-4 sm:p-6">
        <Skeleton label={TRACKER_TEXTS.loading} className="min-h-52" showLabel />
      </div>
    );
  if (rows.length === 0)
    return (
      <div className="p-4 sm:p-6">
        <Empty face="level-2.svg#budget-boss">{TRACKER_TEXTS.empty}</Empty>
      </div>
    );
  const first = page * ROWS_PER_PAGE;
  return (
    <>
      {/* relative: the visually hidden text then scrolls with the table. */}
      <div className="relative overflow-x-auto">
        <table aria-labelledby="sheet-heading" className="w-full border-collapse text-left text-base">
          <thead>
            {/* Column letters, as in a spreadsheet. */}
            <tr
              aria-hidden="true"
              className="bg-paper text-muted [&>td]:border-line hidden text-center text-sm sm:table-row [&>td]:border-r [&>td]:border-b [&>td]:py-0.5 [&>td:last-child]:border-r-0"
            >
              {[" ", "A", "B", "C", "D", "  "].map((letter) => (
                <td key={letter}>{letter}</td>
              ))}
            </tr>
            <tr className="bg-q3-soft text-q3-ink">
              <th scope="col" className={`${HEAD} hidden w-14 sm:table-cell`}>
                <span className="sr-only">{columns.number}</span>
              </th>
              <th scope="col" className={HEAD}>
                {columns.day}
              </th>
              <th scope="col" className={HEAD}>
                {columns.type}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {columns.amount}
              </th>
              <th scope="col" className={HEAD}>
                {columns.detail}
              </th>
              <th scope="col" className={`${HEAD} w-12`}>
                <span className="sr-only">{columns.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(first, first + ROWS_PER_PAGE)
              .map((entry, index) =>
                removedIds.has(entry.id) ? (
                  <RemovedRow key={`removed ${entry.id}`} entry={entry} onUndo={sheet.undo} />
                ) : (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    number={rows.length - first - index}
                    marked={entry.id === sheet.markedId}
                    takesFocus={entry.id === sheet.focusedId}
                    onRemove={sheet.remove}
                  />
                ),
              )}
          </tbody>
        </table>
      </div>
      <Totals totals={totalsOf(sheet.entries)} />
      <Pager sheet={sheet} heading={heading} />
    </>
  );
}

const formatCount = (number: number) => number.toLocaleString("en-GB");

function Pager({ sheet: { rows, page, showPage }, heading }: Pick<SheetTableProps, "sheet" | "heading">) {
  if (rows.length <= ROWS_PER_PAGE) return null;
  const last = Math.min(rows.length, (page + 1) * ROWS_PER_PAGE);
  function showAndFocusPage(to: number) {
    showPage(to);
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 sm:px-6">
      <p className="text-muted text-base tabular-nums">
        {TRACKER_TEXTS.rows(
          formatCount(page * ROWS_PER_PAGE + 1),
          formatCount(last),
          formatCount(rows.length),
        )}
      </p>
      <p className="flex gap-3">
        <Button variant="quiet" disabled={page === 0} onClick={() => showAndFocusPage(page - 1)}>
          {TRACKER_TEXTS.newer}
        </Button>
        <Button variant="quiet" disabled={last === rows.length} onClick={() => showAndFocusPage(page + 1)}>
          {TRACKER_TEXTS.older}
        </Button>
      </p>
    </div>
  );
}
