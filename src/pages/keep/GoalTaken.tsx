import { archiveChallengeMutation } from "@/backend/community/communityChallenges";
import type { TakenGoal } from "@/backend/community/takeGoal";
import { KEEP_GOAL_TEXTS as TEXTS } from "@/content/keep/keepGoal";
import { excerpt } from "@/domain/sharedText";
import { NameHelp } from "@/parts/community/NameHelp";
import { Button, LinkButton } from "@/ui/controls/Button";
import { FocusedHeading } from "@/ui/text/FocusedHeading";

interface GoalTakenProps extends TakenGoal {
  userId: string;
  name: string | null;
  onGoOn: () => void;
}

/** True if there is something to tell before the page is left. */
export const isWorthTelling = ({ need, nameProblem, isSavedKept }: TakenGoal): boolean =>
  Boolean(need ?? nameProblem) || !isSavedKept;

/** The goal is made. Its name told of need, or is missing, or the jar is. */
export function GoalTaken({ userId, name, need, nameProblem, isSavedKept, onGoOn }: GoalTakenProps) {
  return (
    <>
      {need && <NameHelp {...need} name={name} userId={userId} mutationOf={archiveChallengeMutation} />}
      {!need && (
        <FocusedHeading level="h2" className="mb-3">
          {TEXTS.made}
        </FocusedHeading>
      )}
      {nameProblem && (
        <>
          <p className="font-semibold">{TEXTS.withoutName}</p>
          <p className="mt-2">{TEXTS.problems[nameProblem]}</p>
          {name && nameProblem !== "nothingVisible" && (
            <p className="mt-2 wrap-anywhere">{TEXTS.name(excerpt(name, 120))}</p>
          )}
        </>
      )}
      {!isSavedKept && <p className="mt-3">{TEXTS.savedLost}</p>}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button onClick={onGoOn}>{TEXTS.goOn}</Button>
        {!need && (
          <LinkButton to="/community?tab=challenges" variant="quiet">
            {TEXTS.toGoal}
          </LinkButton>
        )}
      </div>
    </>
  );
}
