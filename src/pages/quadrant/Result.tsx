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
import { Steps } from "@/ui/text/Steps";
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
  const { title, description, plan } = QUADRANT_RESULTS[quadrant];
  const level = levelOf(userId) - 1;
  const character = LEVEL_NAMES[quadrant][level]!;
  const { earningScore, spendingScore } = scores;
  const heading = RESULT_TEXTS.heading(character);
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-label={heading}
        className="surface grid gap-x-12 gap-y-8 p-5 sm:p-8 lg:grid-cols-[1.1fr_1fr]"
      >
        <div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <svg aria-hidden="true" viewBox="0 0 100 100" className="size-28 shrink-0 sm:size-36">
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
        </div>
        <div className="md:row-span-2 lg:col-start-2 lg:row-start-1">
          <OwnMap
            userId={userId}
            scores={scores}
            label={RESULT_TEXTS.map.label(QUADRANT_TEXTS[quadrant].name, earningScore, spendingScore)}
            name={RESULT_TEXTS.map.you}
          />
        </div>
        <div>
          <p className="font-display text-xl font-semibold">{title}</p>
          <p className="mt-2">{description}</p>
          <p className="text-muted mt-3">{RESULT_TEXTS.onlyToday}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
            <ShareResults
              text={RESULT_TEXTS.shareText(character, quadrant, earningScore, spendingScore)}
              title={RESULT_TEXTS.shareTitle}
            />
            <SharePicture quadrant={quadrant} />
            <Button variant="quiet" onClick={onRetake}>
              {RESULT_TEXTS.retake}
            </Button>
            <LinkButton to="/books" variant="quiet">
              {RESULT_TEXTS.books}
            </LinkButton>
          </div>
          <KeepResult scores={scores} saveAtOnce={saveAtOnce} />
        </div>
      </section>
      <Scores {...scores} />
      <Steps heading={RESULT_TEXTS.planHeading} steps={plan} />
      <ResultEnd quadrant={quadrant} />
    </div>
  );
}
