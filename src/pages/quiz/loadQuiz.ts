/** The questions of a quiz, fetched when they are asked for. */
import type { Quiz } from "@/content/quizTypes";

const LOADERS: Record<string, () => Promise<Quiz>> = {
  "money-brain-battle": async () => (await import("@/content/quizMoneyBrainBattle")).QUIZ_MONEY_BRAIN_BATTLE,
  "keeper-of-embers": async () => (await import("@/content/quizKeeperOfEmbers")).QUIZ_KEEPER_OF_EMBERS,
};

const requests = new Map<string, Promise<Quiz | undefined>>();
const failures = new Set<string>();

async function fetchQuiz(id: string): Promise<Quiz | undefined> {
  try {
    return await LOADERS[id]?.();
  } catch {
    failures.add(id);
    return undefined;
  }
}

/** The same promise each time, so that a page can wait for it while it is drawn. @returns nothing for what did not come. */
export function loadQuiz(id: string): Promise<Quiz | undefined> {
  const quiz = requests.get(id) ?? fetchQuiz(id);
  requests.set(id, quiz);
  return quiz;
}

/** A quiz that did not come is fetched anew when it is asked for next. */
export function forgetFailure(id: string): void {
  if (failures.delete(id)) requests.delete(id);
}
