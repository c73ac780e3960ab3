import { useSyncExternalStore } from "react";
import { TRACKER_PAGE, TRACKER_TEXTS } from "@/content/tracker/tracker";
import { dayOf } from "@/domain/calendar";
import { onNamesChange } from "@/storage/players/names";
import { FIRST } from "@/storage/players/players";
import { useNames } from "@/storage/players/useNames";
import { openSheet } from "@/storage/tracker/openSheet";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { PageHead } from "@/ui/text/PageHead";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { OpenSheet } from "./OpenSheet";
import { WhoseSheet } from "./WhoseSheet";

/** The spreadsheet-style tracker (specification part 2, sections 2, 5, 7 and 9). Its data stays in the browser. */
export default function TrackerPage() {
  const hydrated = useHydrated();
  const isWhole = useIsWhole();
  const all = useNames();
  const open = useSyncExternalStore(
    onNamesChange,
    () => openSheet(all),
    () => FIRST,
  );
  // The prerendered page knows neither the visitor's day nor the sheet.
  const now = useNow();
  const today = hydrated ? dayOf(now) : undefined;
  return (
    <>
      <PageHead {...TRACKER_PAGE} />
      <div data-print="no" className="site-width pt-8 sm:pt-12">
        <h1>{TRACKER_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{TRACKER_TEXTS.lead}</p>
        <noscript>
          <p className="mt-6 font-semibold">{TRACKER_TEXTS.withoutScripts}</p>
        </noscript>
        <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-muted">{TRACKER_TEXTS.local}</p>
          <WhoseSheet all={all} open={open} isReady={hydrated} />
        </div>
      </div>
      {isWhole ? <OpenSheet all={all} id={open} today={today} /> : <div className="min-h-dvh" />}
    </>
  );
}
