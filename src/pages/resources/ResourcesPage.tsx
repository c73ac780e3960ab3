import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { LEVELS, type Ages } from "@/content/levels";
import {
  RESOURCE_SECTIONS,
  RESOURCES_PAGES,
  RESOURCES_TEXTS,
  type ResourcesPath,
} from "@/content/resources/resources";
import { keepBand } from "@/storage/shelf/keepBand";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { PageHead } from "@/ui/text/PageHead";
import { AgeChips } from "./AgeChips";
import { ResourceSection } from "./ResourceSection";
import { QuestionsDoor } from "./QuestionsDoor";
import { TopicRows } from "./TopicRows";

const [chapters, ...others] = RESOURCE_SECTIONS;

const isResourcesPath = (path: string): path is ResourcesPath => path in RESOURCES_PAGES;

/** One page with four addresses; three of them open it at their section (specification part 1, section 2). */
export default function ResourcesPage() {
  const isWhole = useIsWhole();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  const sectionId = path.split("/")[2];

  const [search, setSearch] = useSearchParams();
  const asked = search.get("ages");
  // The built page shows everything. An age that nobody offers shows everything as well.
  const ages = useHydrated() && LEVELS.some((level) => level.ages === asked) ? asked : null;
  const choose = (next: Ages | null) => {
    if (next) keepBand(next);
    setSearch(next ? { ages: next } : {}, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (!sectionId || !isWhole) return;
    const heading = document.getElementById(`${sectionId}-heading`);
    // The scroll to the section comes after the router's scroll to the top.
    const frame = requestAnimationFrame(() => {
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [sectionId, isWhole]);

  return (
    <>
      <PageHead {...RESOURCES_PAGES[isResourcesPath(path) ? path : "/resources"]} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <h1>{RESOURCES_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{RESOURCES_TEXTS.lead}</p>
        {isWhole && (
          <>
            <AgeChips chosen={ages} onChoose={choose} />
            <ResourceSection section={chapters} ages={ages} />
            <TopicRows ages={ages} />
            <QuestionsDoor />
            {others.map((section) => (
              <ResourceSection key={section.id} section={section} ages={ages} />
            ))}
          </>
        )}
      </div>
    </>
  );
}
