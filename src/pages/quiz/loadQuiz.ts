/** The questions of a quiz, fetched when they are asked for. */
import type { Quiz } from "@/content/quizTypes";

const LOADERS: Record<string, () => Promise<Quiz>> = {
  "money-brain-battle": async () => (await import("@/content/quizMoneyBrainBattle")).QUIZ_MONEY_BRAIN_BATTLE,
  "keeper-of-embers": async () => (await import("@/content/quizKeeperOfEmbers")).QUIZ_KEEPER_OF_EMBERS,
};

const asked = new Map<string, Promise<Quiz | undefined>>();
const failed = new Set<string>();

async function fetchQuiz(id: string): Promise<Quiz | undefined> {
  try {
    return await LOADERS[id]?.();
  } catch {
    failed.add(id);
    return undefined;
  }
}

/** The same promise each time, so that a page can wait for it while it is drawn. @returns nothing for what did not come. */
export function loadQuiz(id: string): Promise<Quiz | undefined> {
  const quiz = asked.get(id) ?? fetchQuiz(id);
  asked.set(id, quiz);
  return quiz;
}

/** A quiz that did not come is fetched anew when it is asked for next. */
export function forgetFailure(id: string): void {
  if (failed.delete(id)) asked.delete(id);
}
