/** Makes a visitor's goal a challenge of the account, in the specified requests, one after another. */
import { MutationObserver, type MutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Day } from "@/domain/calendar";
import {
  GOAL_TITLE_MAX_CHARACTERS,
  type GoalName,
  type Hundredths,
} from "@/domain/community/communityChallenges";
import { cleanName, textProblem } from "@/domain/sharedText";
import { archiveChallengeMutation, joinSavingsMutation, updateProgressMutation } from "./communityChallenges";
import { nameGoalMutation } from "./goalName";
import { ContactInfoError, type NamedNeed } from "./judgement";

export interface GoalToTake extends GoalName {
  target: Hundredths;
  saved: Hundredths;
  end: Day;
  /** The active goal whose place it takes. */
  replaces: string | undefined;
}

/** A reason why the goal has no name. */
export type NameProblem = "tooLong" | "nothingVisible" | "contact" | "failed";

export interface TakenGoal {
  need: NamedNeed | undefined;
  nameProblem: NameProblem | undefined;
  /** False if the goal is made, but what is in the jar was not saved with it. */
  isSavedKept: boolean;
}

/** Sends a change as its page would: with its retries, and with the lists that are read again afterwards. */
const send = <Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(queryClient, options).mutate(variables);

/**
 * The name is no reason to be left without a goal: if the database cannot take it, the goal has its picture alone.
 * @throws DailyCapError, or any other error, if there is no new goal.
 */
export async function takeGoal(
  userId: string,
  queryClient: QueryClient,
  { title, picture, target, saved, end, replaces }: GoalToTake,
  today: Day,
): Promise<TakenGoal> {
  if (replaces) await send(queryClient, archiveChallengeMutation(userId, replaces, queryClient), undefined);
  const id = await send(queryClient, joinSavingsMutation(userId, queryClient), { target, today, end });
  const named = await nameIt(userId, queryClient, id, { title, picture });
  const isSavedKept = saved === 0 || (id !== undefined && (await keepSaved(userId, queryClient, id, saved)));
  return { ...named, isSavedKept };
}

async function nameIt(userId: string, queryClient: QueryClient, id: string | undefined, name: GoalName) {
  const naming = nameGoalMutation(userId, queryClient, id);
  const title = cleanName(name.title ?? "");
  const problem = textProblem(title, GOAL_TITLE_MAX_CHARACTERS);
  let nameProblem: NameProblem | undefined;
  if (problem === "tooLong") nameProblem = "tooLong";
  else if (problem && name.title) nameProblem = "nothingVisible";
  else if (title)
    try {
      return { need: await send(queryClient, naming, { title, picture: name.picture }), nameProblem };
    } catch (error) {
      nameProblem = error instanceof ContactInfoError ? "contact" : "failed";
      console.warn(error);
    }
  if (name.picture)
    await send(queryClient, naming, { title: null, picture: name.picture }).catch(console.warn);
  return { need: undefined, nameProblem };
}

async function keepSaved(userId: string, queryClient: QueryClient, id: string, saved: Hundredths) {
  try {
    await send(queryClient, updateProgressMutation(userId, id, queryClient), saved);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
