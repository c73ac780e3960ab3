import { RESULT_TEXTS } from "@/content/quadrant/assessment";
import { LEVEL_NAMES } from "@/content/quadrant/levelNames";
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import { portraitOf, QUADRANT_TEXTS } from "@/content/quadrant/quadrants";
import { quadrantOf, scoresOf, type AssessmentAnswer } from "@/domain/quadrant/quadrant";
import { levelOf } from "@/storage/shelf/band";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button, LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { KeepResult } from "./KeepResult";
import { Scores } from "./Scores";
import { SharePicture } from "./SharePicture";
import { ShareResults } from "./ShareResults";

const OwnMap = late(() => import("@/parts/quadrant/OwnMap").then((file) => file.OwnMap), {
  loading: () => <Skeleton label={RESULT_TEXTS.map.loading} className="aspect-square w-full max-w-md" />,
});

const ResultEnd = late(() => import("./ResultEnd").then((file) => file.ResultEnd), { loading: () => null });

interface ResultProps {
  /** Undefined for a visitor. */
  userId: string | undefined;
  answers: readonly AssessmentAnswer[];
  /** True when this user has just finished the assessment on this page. */
  saveAtOnce: boolean;
  takeFocus: boolean;
  onRetake: () => void;
}

/** The result: quadrant, both scores, map, character and plan (specification part 2, section 2). */
export function Result({ userId, answers, saveAtOnce, takeFocus, onRetake }: ResultProps) {
  const scores = scoresOf(answers);
  const quadrant = quadrantOf(scores);
  const { title, description } = QUADRANT_RESULTS[quadrant];
  const level = levelOf(userId) - 1;
  const character = LEVEL_NAMES[quadrant][level]!;
  const { earningScore, spendingScore } = scores;
  const heading = RESULT_TEXTS.heading(character);
  return (
    <>
      <section
        aria-label={heading}
        className="surface grid gap-x-12 gap-y-6 p-5 sm:p-8 md:grid-cols-2"
        style={{ gridTemplateRows: "auto 1fr" }}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2 lg:col-span-1">
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-24 shrink-0 sm:size-36">
            <use href={`/art/characters/${portraitOf(character, level)}`} />
          </svg>
          <div className="min-w-44 flex-1">
            <p className="text-muted font-semibold">{RESULT_TEXTS.eyebrow(quadrant)}</p>
            {takeFocus ? (
              <FocusedHeading level="h2" className="mt-1">
                {heading}
              </FocusedHeading>
            ) : (
              <h2 className="mt-1">{heading}</h2>
            )}
            <p className="mt-1">{QUADRANT_TEXTS[quadrant].axes}</p>
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OwnMap
            userId={userId}
            scores={scores}
            label={RESULT_TEXTS.map.label(QUADRANT_TEXTS[quadrant].name, earningScore, spendingScore)}
            name={RESULT_TEXTS.map.you}
          />
          <p className="text-muted mx-auto mt-4 max-w-md text-base">{RESULT_TEXTS.onlyToday}</p>
        </div>
        <div>
          <p className="font-display text-xl font-semibold">{title}</p>
          <p className="mt-2">{description}</p>
          <Scores {...scores} />
        </div>
        <div className="border-line border-t pt-6 md:col-span-2">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to="#do-it-now" className="max-sm:w-full">
              {RESULT_TEXTS.toPlan}
            </LinkButton>
            {/* The four ways on stay together, and what is below them has the width of the card. */}
            <div className="flex flex-wrap items-center gap-x-6 lg:contents">
              <ShareResults
                text={RESULT_TEXTS.shareText(character, quadrant, earningScore, spendingScore)}
                title={RESULT_TEXTS.shareTitle}
              />
              <SharePicture quadrant={quadrant} />
              <Button variant="plain" onClick={onRetake}>
                {RESULT_TEXTS.retake}
              </Button>
              <LinkButton to="/books" variant="plain">
                {RESULT_TEXTS.books}
              </LinkButton>
            </div>
          </div>
          <KeepResult scores={scores} saveAtOnce={saveAtOnce} />
        </div>
      </section>
      <ResultEnd quadrant={quadrant} />
    </>
  );
}
