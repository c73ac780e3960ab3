import {
  GOAL_PICTURES,
  GOAL_TITLE_MAX_CHARACTERS,
  type GoalName,
} from "@/domain/community/communityChallenges";
import { cleanName, textProblem } from "@/domain/sharedText";
import { formText } from "@/ui/controls/formText";

/** @returns the name and the picture in a form, or undefined if the name is too long. */
export function readGoalName(form: HTMLFormElement): GoalName | undefined {
  const title = cleanName(formText(form, "title"));
  const problem = textProblem(title, GOAL_TITLE_MAX_CHARACTERS);
  if (problem === "tooLong") return undefined;
  const picture = GOAL_PICTURES.find((one) => one === formText(form, "picture")) ?? null;
  return { title: problem ? null : title, picture };
}
