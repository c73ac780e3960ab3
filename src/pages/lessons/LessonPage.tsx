import { Printer, Presentation, Target } from "lucide";
import { Link } from "react-router-dom";
import { LESSON_TEXTS, SHARED_DEVICES } from "@/content/lessons/lessonTexts";
import { LESSONS, lessonPdfPath } from "@/content/lessons/lessons";
import type { LessonPlan } from "@/content/lessons/lesson";
import { fullDayName } from "@/domain/calendar";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { buttonClass, LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { BlockBar } from "./BlockBar";
import { Blocks } from "./Blocks";
import { Curriculum } from "./Curriculum";
import { BackLink } from "@/ui/controls/BackLink";
import { ScreenInAddress } from "./ScreenInAddress";

/** It needs scripts. Its questions are in the plan, as the first and the last-but-one block have them. */
const BeforeAfter = late(() => import("./BeforeAfter").then((file) => file.BeforeAfter));

/** A lesson to teach after ten minutes: what to print, what to say, what pupils do, and what is on the screen. */
export function LessonPage({ lesson }: { lesson: LessonPlan }) {
  const { minutes } = LESSONS[lesson.path];
  const hydrated = useHydrated();
  return (
    <>
      <PageHead {...lesson.meta} />
      <article className="site-width py-6 sm:py-12">
        <LessonHead lesson={lesson} />
        <section aria-labelledby="plan" className="pt-12">
          <h2 id="plan" className="mb-4">
            {LESSON_TEXTS.plan(minutes, lesson.blocks.length)}
          </h2>
          <p className="text-muted mb-4 hidden max-w-[39em] sm:block" data-print="no">
            {LESSON_TEXTS.keys}
          </p>
          <BlockBar blocks={lesson.blocks} />
          <Blocks lesson={lesson} />
        </section>
        {/* Most of a screen, so that whatever is below moves out of sight. */}
        <div className="min-h-172 noscript:hidden">{hydrated && <BeforeAfter lesson={lesson} />}</div>
        <Around lesson={lesson} />
        <Curriculum lines={lesson.curriculum} />
        <p className="text-muted mt-2 text-base">{LESSON_TEXTS.checkedOn(fullDayName(lesson.checkedOn))}</p>
      </article>
      <ScreenInAddress lesson={lesson} />
    </>
  );
}

function LessonHead({ lesson: { path, objective, years, need, from, play } }: { lesson: LessonPlan }) {
  const card = LESSONS[path];
  const { title, ages, minutes, sheets, picture } = card;
  return (
    <header>
      <BackLink to={LESSON_TEXTS.back.to}>{LESSON_TEXTS.back.label}</BackLink>
      <p className="font-display text-q2-ink mt-2 font-semibold">{LESSON_TEXTS.kind(ages)}</p>
      <h1>{title}</h1>
      <div className="mt-5 grid gap-8 lg:grid-cols-2">
        <div>
          <div className="bg-q2-soft text-q2-ink rounded-card flex gap-3 p-5">
            <Icon of={Target} size={28} className="mt-1 shrink-0" />
            <div>
              <p>{LESSON_TEXTS.objective}</p>
              <p className="font-display text-xl leading-snug font-semibold text-balance">
                {objective.pupils}
              </p>
              <p className="mt-2 text-base">{objective.teacher}</p>
            </div>
          </div>
          <div className="mt-5 flex flex-wrap gap-3" data-print="no">
            <LinkButton to="#screen-1" className="w-full noscript:hidden">
              <Icon of={Presentation} size={20} />
              {LESSON_TEXTS.screen}
            </LinkButton>
            <a href={lessonPdfPath(card, "handout")} className={buttonClass("quiet", "grow")}>
              <Icon of={Printer} size={20} />
              <span>{LESSON_TEXTS.handout(sheets.handout)}</span>
            </a>
            <a href={lessonPdfPath(card, "everything")} className={buttonClass("quiet", "grow")}>
              <Icon of={Printer} size={20} />
              <span>{LESSON_TEXTS.everything(sheets.everything)}</span>
            </a>
            <p className="text-muted text-base">{LESSON_TEXTS.packs}</p>
          </div>
        </div>
        <img src={picture} alt="" width={640} height={400} className="rounded-card w-full" data-print="no" />
      </div>
      <dl className="mt-8 grid gap-x-8 gap-y-2 text-base lg:grid-cols-2">
        {(
          [
            [LESSON_TEXTS.years, years],
            [LESSON_TEXTS.time, LESSON_TEXTS.minutes(minutes)],
            [LESSON_TEXTS.need, need],
            [LESSON_TEXTS.from, from],
            [LESSON_TEXTS.play, play ? [play] : []],
          ] as const
        ).map(
          ([about, told]) =>
            told.length > 0 && (
              // Large letters put the words below their name.
              <div key={about} className="flex flex-wrap gap-x-4">
                <dt className="text-muted w-32">{about}</dt>
                <dd className="flex flex-[1_1_8rem] flex-wrap gap-x-3">
                  {typeof told === "string"
                    ? told
                    : told.map(({ to, title: page }) => (
                        <Link key={to} to={to} className="text-link">
                          {page}
                        </Link>
                      ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}

/** The things to know around the blocks. */
function Around({ lesson }: { lesson: LessonPlan }) {
  const { mistakes, easier, harder, words, littleAtHome, disclosure, homework } = lesson;
  return (
    <div className="columns-[2_20rem] gap-12">
      <Pairs
        id="mistakes"
        heading={LESSON_TEXTS.mistakes}
        pairs={mistakes.map(({ wrong, helps }) => [wrong, helps])}
      />
      <section aria-labelledby="versions" className={SECTION}>
        <h2 id="versions">{LESSON_TEXTS.versions}</h2>
        <p className="mt-3">
          <strong>{LESSON_TEXTS.easier}</strong> <span>{easier}</span>
        </p>
        <p className="mt-2">
          <strong>{LESSON_TEXTS.harder}</strong> <span>{harder}</span>
        </p>
        <h3 className="mt-6">{LESSON_TEXTS.homework}</h3>
        <p className="mt-1">{homework}</p>
      </section>
      <Pairs id="words" heading={LESSON_TEXTS.words} pairs={words} />
      <Pairs
        id="care"
        heading={LESSON_TEXTS.care}
        pairs={[
          [LESSON_TEXTS.littleAtHome, littleAtHome],
          [LESSON_TEXTS.disclosure, disclosure],
          [LESSON_TEXTS.devices, SHARED_DEVICES],
        ]}
      />
    </div>
  );
}

const SECTION = "break-inside-avoid pt-12";

interface PairsProps {
  id: string;
  heading: string;
  pairs: readonly (readonly [about: string, text: string])[];
}

const Pairs = ({ id, heading, pairs }: PairsProps) => (
  <section aria-labelledby={id} className={SECTION}>
    <h2 id={id}>{heading}</h2>
    <dl className="mt-3 grid gap-3">
      {pairs.map(([about, text]) => (
        <div key={about}>
          <dt className="font-semibold">{about}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
