/** Has the provider check texts before and after the model. An unreadable verdict never allows a text. */
import { isRecord } from "../_shared/isRecord.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import type { Answer } from "./reply.ts";
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { HELP } from "./helpTexts.ts";
import { ask, type Answered, type Waiting } from "./provider.ts";
import type { Endpoint } from "./settings.ts";

/** These scores count before the provider's own verdict does, because the readers are children. */
const LOWER_THRESHOLDS: Readonly<Record<string, number>> = {
  "self-harm": 0.2,
  "self-harm/intent": 0.1,
  "self-harm/instructions": 0.1,
  "sexual/minors": 0.05,
  sexual: 0.3,
};

const fixed = (text: string): Answer => ({ how: "fixed", text });
const help = (text: string): Answer => ({ ...fixed(text), isHelp: true });
/** The answer for each category, most urgent first. A flagged text of any other category is unsuitable. */
const ANSWERS: readonly (readonly [category: RegExp, answer: Answer])[] = [
  [/^self-harm/u, help(HELP.selfHarm)],
  [/^sexual\/minors$/u, help(HELP.pictures)],
  [/^(?:violence|harassment\/threatening)/u, help(HELP.abuse)],
  [/^illicit/u, fixed(FIXED_ANSWERS.declined.wrongdoing)],
];

interface Verdict {
  flagged: boolean;
  categories: string[];
}

function readVerdict(result: unknown): Verdict | undefined {
  if (!isRecord(result) || typeof result.flagged !== "boolean") return undefined;
  const { categories, category_scores: scores } = result;
  if (!isRecord(categories) || !isRecord(scores)) return undefined;
  const byVerdict = Object.keys(categories).filter((name) => categories[name] === true);
  const byScore = Object.entries(LOWER_THRESHOLDS).flatMap(([name, least]) => {
    const score = scores[name];
    return typeof score === "number" && score >= least ? [name] : [];
  });
  const all = [...new Set([...byVerdict, ...byScore])];
  return { flagged: result.flagged || all.length > 0, categories: all };
}

function readVerdicts(json: unknown, count: number): Answered<Verdict[]> | undefined {
  if (!isRecord(json) || !Array.isArray(json.results)) return undefined;
  const verdicts = json.results.map(readVerdict).filter((verdict) => verdict !== undefined);
  return verdicts.length === count ? { value: verdicts } : undefined;
}

function answerTo({ flagged, categories }: Verdict): Answer | undefined {
  if (!flagged) return undefined;
  const answer = ANSWERS.find(([pattern]) => categories.some((category) => pattern.test(category)));
  return answer ? answer[1] : fixed(FIXED_ANSWERS.unsuitable);
}

/** @returns for each text the answer to give instead, or undefined if there is no objection. */
export async function moderate(
  texts: readonly string[],
  { endpoint, waiting, around }: { endpoint: Endpoint; waiting: Waiting; around: Dependencies },
): Promise<Answered<(Answer | undefined)[]>> {
  const answer = await ask(
    {
      endpoint,
      path: "/moderations",
      body: { input: texts },
      read: (json) => readVerdicts(json, texts.length),
    },
    waiting,
    around.fetch,
  );
  return "trouble" in answer ? answer : { value: answer.value.map(answerTo) };
}
