import { KEEP_GOAL_TEXTS as TEXTS } from "@/content/keep/keepGoal";
import type { Challenge } from "@/backend/community/communityChallenges";
import type { VisitorGoal } from "@/domain/community/visitorGoal";
import type { Day } from "@/domain/calendar";
import { formatPence } from "@/domain/money";
import { excerpt } from "@/domain/sharedText";
import { GoalPicture } from "@/parts/community/GoalPicture";
import { joinTexts } from "@/ui/text/joinTexts";
import { KeepChoice } from "./KeepChoice";

interface GoalChoiceProps {
  goal: VisitorGoal;
  end: Day;
  /** The account's active goal, whose place it would take. */
  active: Challenge | undefined;
}

/** The visitors' savings goal. */
export const GoalChoice = ({ goal, end, active }: GoalChoiceProps) => (
  <KeepChoice
    // A goal that another tab has set is another question, so the tick goes.
    key={active?.id}
    name="thing"
    value="goal"
    title={TEXTS.title(goal.title && excerpt(goal.title), formatPence(goal.price))}
    picture={<GoalPicture picture={goal.picture ?? "star"} className="size-16 shrink-0" />}
  >
    {joinTexts(TEXTS.text(end), active && TEXTS.replaces(active.need ? null : active.title))}
  </KeepChoice>
);
