import { useMemo } from "react";
import { CHAPTER_TEXTS } from "@/content/resources/chapters/chapterTexts";
import { CHAPTER_LINKS, chapterPageMeta } from "@/content/resources/chapters/chapters";
import type { Chapter } from "@/content/reading/reading";
import { DOWNLOAD } from "@/content/resources/chapters/chapterDownload";
import { fullDayName } from "@/domain/calendar";
import { late } from "@/ui/feedback/late";
import { ReadingRoom } from "@/parts/reading/ReadingRoom";
import { LinkButton } from "@/ui/controls/Button";
import type { Elements } from "@/ui/elements";
import { PageHead } from "@/ui/text/PageHead";
import { DownloadForm } from "./DownloadForm";
import { Outcomes } from "./lateOutcomes";
import { BackLink } from "@/ui/controls/BackLink";
import { ReadNext } from "./ReadNext";

interface ChapterPageProps {
  chapter: Chapter;
  accent: "q1" | "q2" | "q3" | "q4";
  /** Its five questions. */
  check: Elements;
}

const ACCENTS = {
  q1: "bg-q1-soft text-q1-ink",
  q2: "bg-q2-soft text-q2-ink",
  q3: "bg-q3-soft text-q3-ink",
  q4: "bg-q4-soft text-q4-ink",
} as const;

/** In the page's HTML from the start, and alive once its own script is here. */
const DoItNow = late(() => import("@/parts/plans/TextDoItNow").then((file) => file.TextDoItNow));

/**
 * A sample chapter with a link back, the download at the top and at the bottom, and all books (specification part 1,
 * section 2).
 */
export function ChapterPage({ chapter, accent, check }: ChapterPageProps) {
  const link = CHAPTER_LINKS.find(({ path }) => path === chapter.path)!;
  const parts = useMemo(() => {
    const { title, steps } = chapter.thisWeek;
    return [...chapter.sections, { id: "this-week", title, blocks: [{ list: steps }] }];
  }, [chapter]);
  return (
    <>
      <PageHead {...chapterPageMeta(link.path)} />
      <ReadingRoom
        path={link.path}
        parts={parts}
        head={<ChapterHead chapter={chapter} accent={accent} />}
        aside={<DownloadForm chapter={link} heading={DOWNLOAD.heading} compact />}
      >
        {check}
        <DoItNow path={chapter.path} />
        <ReadNext links={chapter.readNext} />
        <Outcomes outcomes={chapter.outcomes} />
        <p className="checked-on">{CHAPTER_TEXTS.checkedOn(fullDayName(chapter.checkedOn))}</p>
        <div className="mt-8" data-print="no">
          <DownloadForm chapter={link} heading={DOWNLOAD.headingAgain} />
        </div>
        <p className="mt-8" data-print="no">
          <LinkButton to={CHAPTER_TEXTS.allBooks.to} variant="quiet">
            {CHAPTER_TEXTS.allBooks.label}
          </LinkButton>
        </p>
      </ReadingRoom>
    </>
  );
}

function ChapterHead({ chapter, accent }: Omit<ChapterPageProps, "check">) {
  return (
    <>
      <BackLink to={CHAPTER_TEXTS.back.to}>{CHAPTER_TEXTS.back.label}</BackLink>
      <header className={`rounded-card mt-2 p-5 sm:mt-4 sm:p-9 ${ACCENTS[accent]}`}>
        <p className="font-display leading-tight font-semibold sm:text-lg">
          {`${chapter.level} · Ages ${chapter.ages} · ${CHAPTER_TEXTS.chapter(chapter.chapterNumber)}`}
        </p>
        <h1 className="mt-1">{chapter.title}</h1>
        <p className="mt-2 text-lg leading-snug text-balance sm:mt-3 sm:text-xl">{chapter.lead}</p>
      </header>
    </>
  );
}
