import { useRef } from "react";
import { Link } from "react-router-dom";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { playerName } from "@/content/players/playerName";
import { sheetHeading } from "@/content/tracker/sheets";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import type { Named } from "@/domain/players/names";
import { sheetOf } from "@/storage/tracker/trackerSheet";
import { late } from "@/ui/feedback/late";
import { EntryBar } from "./EntryBar";
import { PrintSheet } from "./PrintSheet";
import { SheetTable } from "./SheetTable";
import { SheetTools } from "./SheetTools";
import { StorageNotices } from "./StorageNotices";
import { useSpreadsheet } from "./useSpreadsheet";

const SheetCopy = late(() => import("./SheetCopy").then((file) => file.SheetCopy), { instead: () => null });

/** They are below the sheet, so they load after it, into the space that is kept for them. */
const SheetFigures = late(() => import("./SheetFigures").then((file) => file.SheetFigures), {
  loading: () => null,
});

interface OpenSheetProps {
  /** Those who have a sheet. */
  all: readonly Named[];
  /** The one whose sheet is open. */
  id: string;
  /** The visitor's day; undefined until the page has hydrated. */
  today: Day | undefined;
}

/** One sheet, with its form, its tools and its figures. */
export function OpenSheet({ all, id, today }: OpenSheetProps) {
  const store = sheetOf(id);
  const sheet = useSpreadsheet(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const nth = all.findIndex((one) => one.id === id);
  const named = all.length > 1 || all[nth]?.name ? all[nth] : undefined;
  return (
    <>
      <div data-print="no" className="site-width pb-8 sm:pb-12">
        {today && <StorageNotices sheet={store} />}
        <section aria-labelledby="sheet-heading" className="surface overflow-clip noscript:hidden">
          <EntryBar today={today} name={named && playerName(named, nth)} onAdd={sheet.add} />
          <p
            role="status"
            className="bg-paper text-muted border-line px-4 text-base not-empty:border-t not-empty:py-2 sm:px-6"
          >
            {sheet.announcement}
          </p>
          <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y px-4 py-3 sm:px-6">
            <h2 id="sheet-heading" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
              {named ? sheetHeading(named, nth) : TRACKER_TEXTS.sheetHeading}
            </h2>
            <SheetTools key={id} today={today} sheet={sheet} all={all} id={id} announce={sheet.announce} />
          </div>
          <SheetTable sheet={sheet} opened={today !== undefined} heading={heading} />
        </section>
        {sheet.entries.length > 0 && (
          <div className="mt-4 grid gap-3">
            <p>
              {TRACKER_TEXTS.keepLines}{" "}
              <Link to={KEEP_PATH} state={{ from: "/excel-tracker" }} className="text-link">
                {TRACKER_TEXTS.keepLinesLink}
              </Link>
              .
            </p>
            <SheetCopy />
          </div>
        )}
        <div className="mt-8 min-h-172 sm:min-h-88 noscript:hidden">
          {today && (
            <SheetFigures key={id} sheet={store} entries={sheet.entries} start={sheet.start} today={today} />
          )}
        </div>
      </div>
      <PrintSheet entries={sheet.entries} name={named?.name} />
    </>
  );
}
