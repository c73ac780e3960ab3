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

/** Returns the same promise each time, so that a component can `use` it. @returns undefined if the quiz did not load. */
export function loadQuiz(id: string): Promise<Quiz | undefined> {
  const quiz = requests.get(id) ?? fetchQuiz(id);
  requests.set(id, quiz);
  return quiz;
}

/** Forgets a failed request, so that the next call fetches the quiz again. */
export function forgetFailure(id: string): void {
  if (failures.delete(id)) requests.delete(id);
}
