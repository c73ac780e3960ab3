import { SHELF_PAGE, SHELF_TEXTS } from "@/content/shelf/shelf";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Shelf } from "./Shelf";
import { ShelfShape } from "./ShelfShape";

/** The use of coins: they reach looks by their total, and are never spent or lost. */
export default function ShelfPage() {
  const hydrated = useHydrated();
  return (
    <>
      <PageHead {...SHELF_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1 className="mb-6">{SHELF_TEXTS.heading}</h1>
        <NeedsScripts>{PART_WITHOUT_SCRIPTS}</NeedsScripts>
        {/* The shelf is in this browser alone, so the build knows nothing of it. It begins with the goal, to which links lead. */}
        <div id="goal" className="outline-none">
          {hydrated ? (
            <Shelf />
          ) : (
            <Skeleton label={SHELF_TEXTS.loading} className="min-h-dvh">
              <div className="mb-8 grid gap-6 sm:gap-8 md:grid-cols-2">
                <ShelfShape />
                <ShelfShape />
              </div>
              <ShelfShape />
            </Skeleton>
          )}
        </div>
      </div>
    </>
  );
}
