import { useRef } from "react";
import { Link } from "react-router-dom";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { TRACKER_PAGE, TRACKER_TEXTS } from "@/content/tracker/tracker";
import { dayOf } from "@/domain/calendar";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { EntryBar } from "./EntryBar";
import { PrintSheet } from "./PrintSheet";
import { SheetTable } from "./SheetTable";
import { SheetTools } from "./SheetTools";
import { StorageNotices } from "./StorageNotices";
import { useSpreadsheet } from "./useSpreadsheet";

const SheetCopy = late(() => import("./SheetCopy").then((file) => file.SheetCopy), { instead: () => null });

/** They are below the sheet, so they load after it. */
const SheetFigures = late(() => import("./SheetFigures").then((file) => file.SheetFigures), {
  loading: () => <div className="h-96" />,
});

/** The spreadsheet-style tracker (specification part 2, sections 2, 5, 7 and 9). Its data stays in the browser. */
export default function TrackerPage() {
  const hydrated = useHydrated();
  const sheet = useSpreadsheet();
  const heading = useRef<HTMLHeadingElement>(null);
  // The prerendered page knows neither the visitor's day nor the sheet.
  const now = useNow();
  const today = hydrated ? dayOf(now) : undefined;
  return (
    <>
      <PageHead {...TRACKER_PAGE} />
      <div data-print="no" className="site-width py-8 sm:py-12">
        <h1>{TRACKER_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{TRACKER_TEXTS.lead}</p>
        <p className="text-muted mt-1 mb-7">{TRACKER_TEXTS.local}</p>
        <noscript>
          <p className="mb-7 font-semibold">{TRACKER_TEXTS.withoutScripts}</p>
        </noscript>
        {today && <StorageNotices />}
        <section aria-labelledby="sheet-heading" className="surface overflow-clip noscript:hidden">
          <EntryBar today={today} onAdd={sheet.add} />
          <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y px-4 py-3 sm:px-6">
            <h2 id="sheet-heading" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {TRACKER_TEXTS.sheetHeading}
            </h2>
            <SheetTools today={today} sheet={sheet} announce={sheet.announce} />
          </div>
          <p
            role="status"
            className="bg-paper text-muted border-line px-4 text-base not-empty:border-b not-empty:py-2 sm:px-6"
          >
            {sheet.announcement}
          </p>
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
        {today && (
          <div className="mt-10">
            <SheetFigures entries={sheet.entries} start={sheet.start} today={today} />
          </div>
        )}
      </div>
      <PrintSheet entries={sheet.entries} />
    </>
  );
}
