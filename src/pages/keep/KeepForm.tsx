import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveAssessmentMutation } from "@/backend/quadrant/assessment";
import type { Challenge } from "@/backend/community/communityChallenges";
import { takeGoal, type TakenGoal } from "@/backend/community/takeGoal";
import { DailyCapError } from "@/backend/dailyCap";
import { keepWaiting } from "@/backend/journal/outbox";
import { KEEP_PAGE_TEXTS } from "@/content/keep/keep";
import { KEEP_GOAL_TEXTS } from "@/content/keep/keepGoal";
import { PORTRAIT_NAMES } from "@/content/quadrant/levelNames";
import { portraitOf, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrant/quadrants";
import type { Day } from "@/domain/calendar";
import { goalToTake, type VisitorGoal } from "@/domain/community/visitorGoal";
import { MAX_LINES, type OfferedLine } from "@/domain/keep/keep";
import { quadrantOf } from "@/domain/quadrant/quadrant";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { Portrait } from "@/parts/shelf/Portrait";
import { forgetGoal } from "@/storage/community/visitorGoal";
import { rememberCopied } from "@/storage/keep/copiedLines";
import { meOf, readingPlace } from "@/storage/known";
import { takePlace } from "@/storage/quadrant/places";
import { stringOf, takeString } from "@/storage/deeds/string";
import { plansOf, takePlans } from "@/storage/plans/plans";
import { markAsSaved, quadrantAnswers } from "@/storage/quadrant/quadrantAnswers";
import { takePortrait, takeReadingPlace } from "@/storage/keep/visitor";
import { takeProgress } from "@/storage/keep/visitorProgress";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";
import { Button } from "@/ui/controls/Button";
import { Problem } from "@/ui/feedback/Problem";
import { useSubmit } from "@/ui/controls/useSubmit";
import { joinTexts } from "@/ui/text/joinTexts";
import { GoalChoice } from "./GoalChoice";
import { KeepChoice } from "./KeepChoice";
import { LineChoices } from "./LineChoices";

const TEXTS = KEEP_PAGE_TEXTS;

interface OfferedSheet {
  id: string;
  name: string;
  lines: readonly OfferedLine[];
  /** Lines that are in the journal already. */
  copied: number;
}

interface KeepFormProps {
  userId: string;
  today: Day;
  /** The visitor's result, if there is one. */
  scores: Assessment | undefined;
  /** The quadrant in the profile. */
  quadrant: Quadrant | null;
  /** The visitors' savings goal, the account's own that is active, and the day from which the server counts. */
  goal: { own: VisitorGoal; active: Challenge | undefined; today: Day } | undefined;
  /** The tracker's sheets that have lines for the journal. */
  sheets: readonly OfferedSheet[];
  /** True if several share this device: then nobody's lines are shown before somebody chooses. */
  asksWhose: boolean;
  /** The coins and quizzes of whoever plays here without an account. */
  progress: { coins: number; quizzes: number } | undefined;
  /** Called when the answer is known, with the number of lines that go to the journal, and what has become of the goal. */
  onKept: (lines: number, goal: TakenGoal | undefined) => void;
  onNotNow: () => void;
}

/** Everything that can be kept, unticked. The profile and the goal come first, because only their requests can be refused. */
export function KeepForm({
  userId,
  today,
  scores,
  quadrant,
  goal,
  sheets,
  asksWhose,
  progress,
  ...answers
}: KeepFormProps) {
  const queryClient = useQueryClient();
  const save = useMutation(saveAssessmentMutation(userId, queryClient));
  const [problem, setProblem] = useState<string>();
  // The goal that is being taken becomes the account's own while the form still asks about it.
  const [sent, setSent] = useState<KeepFormProps["goal"]>();
  const shown = sent ?? goal;
  const [chosen, setChosen] = useState<string>();
  const sheet = asksWhose ? sheets.find(({ id }) => id === chosen) : sheets[0];
  const [before, mine] = [meOf(userId), meOf(undefined)];
  const [placeBefore, place] = [readingPlace(userId), readingPlace(undefined)];
  const plans = plansOf(undefined).read().length;
  const deeds = stringOf(undefined).read().length;

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const data = new FormData(form);
    const things = data.getAll("thing");
    const ticked = new Set(data.getAll("line"));
    setProblem(undefined);
    if (things.length + ticked.size === 0) return setProblem(TEXTS.nothingTicked);
    if (ticked.size > MAX_LINES) return setProblem(TEXTS.lines.tooMany(MAX_LINES));
    if (scores && things.includes("map")) {
      // A request that waits for the connection could not be taken back by "Not now".
      if (!onlineManager.isOnline()) return setProblem(TEXTS.offline);
      const saved = quadrantAnswers.read();
      try {
        await save.mutateAsync(scores);
      } catch {
        // The mutation has logged the reason.
        return setProblem(TEXTS.notSaved);
      }
      markAsSaved(saved, userId);
      takePlace(userId, scores, today);
    }
    let taken: TakenGoal | undefined;
    if (goal && things.includes("goal")) {
      if (!onlineManager.isOnline()) return setProblem(KEEP_GOAL_TEXTS.offline);
      setSent(goal);
      try {
        taken = await takeGoal(
          userId,
          queryClient,
          goalToTake(goal.own, goal.active?.id, goal.today),
          goal.today,
        );
      } catch (error) {
        console.warn(error);
        setSent(undefined);
        return setProblem(KEEP_GOAL_TEXTS[error instanceof DailyCapError ? "tooMany" : "notMade"]);
      }
      forgetGoal();
    }
    if (things.includes("portrait")) takePortrait(userId);
    if (things.includes("place")) takeReadingPlace(userId);
    if (things.includes("plans")) takePlans(userId);
    if (things.includes("string")) takeString(userId);
    if (things.includes("coins")) await takeProgress(today);
    const kept = (sheet?.lines ?? []).filter(({ entry }) => ticked.has(entry.id));
    for (const { entry } of kept.toReversed()) {
      const { id, ...line } = entry;
      keepWaiting(userId, id, line);
    }
    if (kept.length) rememberCopied(kept.map(({ entry }) => entry.id));
    answers.onKept(kept.length, taken);
  });

  const here = scores && QUADRANT_TEXTS[quadrantOf(scores)];
  return (
    <form method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-8">
      {(here || goal || progress || mine.portrait || place || plans + deeds > 0) && (
        <div className="grid grid-cols-1 gap-3">
          {here && (
            <KeepChoice
              name="thing"
              value="map"
              title={TEXTS.map.title(here.name)}
              picture={
                <svg aria-hidden="true" viewBox="0 0 100 100" className="size-16 shrink-0">
                  <use href={`/art/characters/${portraitOf(here.name)}`} />
                </svg>
              }
            >
              {joinTexts(TEXTS.map.text, quadrant && TEXTS.map.replaces(QUADRANT_TEXTS[quadrant].name))}
            </KeepChoice>
          )}
          {shown && (
            <GoalChoice
              goal={shown.own}
              end={goalToTake(shown.own, undefined, shown.today).end}
              active={shown.active}
            />
          )}
          {progress && (
            <KeepChoice name="thing" value="coins" title={TEXTS.coins.title(progress.coins)}>
              {TEXTS.coins.text}
            </KeepChoice>
          )}
          {mine.portrait && (
            <KeepChoice
              name="thing"
              value="portrait"
              title={TEXTS.portrait.title(PORTRAIT_NAMES[mine.portrait])}
              picture={<Portrait portrait={mine.portrait} look={before.look} className="size-16" />}
            >
              {joinTexts(
                TEXTS.portrait.text,
                before.portrait &&
                  before.portrait !== mine.portrait &&
                  TEXTS.portrait.replaces(PORTRAIT_NAMES[before.portrait]),
              )}
            </KeepChoice>
          )}
          {place && (
            <KeepChoice name="thing" value="place" title={TEXTS.place.title(place.title)}>
              {joinTexts(TEXTS.place.text, placeBefore && TEXTS.place.replaces(placeBefore.title))}
            </KeepChoice>
          )}
          {plans > 0 && (
            <KeepChoice name="thing" value="plans" title={TEXTS.plans.title(plans)}>
              {TEXTS.plans.text}
            </KeepChoice>
          )}
          {deeds > 0 && (
            <KeepChoice name="thing" value="string" title={TEXTS.string.title(deeds)}>
              {TEXTS.string.text}
            </KeepChoice>
          )}
        </div>
      )}
      {asksWhose && sheets.length > 0 && (
        <fieldset>
          <legend>
            <h2>{TEXTS.whose.heading}</h2>
          </legend>
          <p className="text-muted mt-1 mb-3">{TEXTS.whose.lead}</p>
          <div className="flex flex-wrap gap-3">
            {sheets.map(({ id, name }) => (
              <label key={id} className={CHOICE_CARD}>
                <input
                  type="radio"
                  name="sheet"
                  className="accent-action size-5 shrink-0"
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                />
                <span translate="no" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {sheet && <LineChoices key={sheet.id} lines={sheet.lines} copied={sheet.copied} today={today} />}
      <div>
        <Problem className="mb-4">{problem}</Problem>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" disabled={isSending}>
            {isSending ? TEXTS.keeping : TEXTS.keep}
          </Button>
          <Button variant="quiet" disabled={isSending} onClick={answers.onNotNow}>
            {TEXTS.notNow}
          </Button>
        </div>
      </div>
    </form>
  );
}
