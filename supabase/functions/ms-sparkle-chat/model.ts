/** Asks the model, and checks its answer before anybody reads it. */
import { isRecord } from "../_shared/isRecord.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { checkAnswer } from "./answerCheck.ts";
import { answerFromLibrary, findPassages } from "./libraryAnswer.ts";
import { moderate } from "./moderation.ts";
import { fromLibrary, fromModel, outOfOrder, refusedAnswer, type Outcome } from "./outcome.ts";
import { ask, type Answered, type Waiting } from "./provider.ts";
import { addTokens, mayCallModel } from "./rateLimit.ts";
import type { Turn } from "./request.ts";
import type { Settings } from "./settings.ts";
import { SYSTEM_PROMPT } from "./systemPrompt.ts";

/** Room for 120 words with a margin. */
const MAX_TOKENS = 400;
const PASSAGES = 4;

interface Reply {
  text: string;
  /** The reason not to use it: the provider held it back, or there was no room for its end. */
  held?: "moderation" | "cutOff";
  tokens: number;
}

function readReply(json: unknown): Answered<Reply> | undefined {
  if (!isRecord(json) || !Array.isArray(json.choices)) return undefined;
  const choice: unknown = json.choices[0];
  if (!isRecord(choice) || !isRecord(choice.message)) return undefined;
  const { content } = choice.message;
  const reason = choice.finish_reason ?? "stop";
  const tokens = isRecord(json.usage) ? json.usage.total_tokens : undefined;
  const isCount = typeof tokens === "number" && Number.isSafeInteger(tokens) && tokens > 0;
  const counted = isCount ? Math.min(tokens, 1_000_000) : 0;
  if (reason === "content_filter") return { value: { text: "", held: "moderation", tokens: counted } };
  if (reason === "length") return { value: { text: "", held: "cutOff", tokens: counted } };
  if (reason !== "stop" || typeof content !== "string" || !content.trim()) return undefined;
  return { value: { text: content, tokens: counted } };
}

interface Question {
  /** The history is redacted, like the turns. */
  message: string;
  history: readonly Turn[];
}

/**
 * Everything that a visitor's page sends is quoted in one user message, so none of it speaks as the assistant or the
 * system. It is JSON, so that no text can end its own quotation.
 */
function messagesFor({ message, history }: Question) {
  const quoted = {
    earlier: history.map(({ role, content }) => ({
      by: role === "user" ? "reader" : "guide",
      said: content,
    })),
    library: findPassages(message, PASSAGES).map(({ title, path, text }) => ({ title, path, text })),
    question: message,
  };
  return [
    { role: "system", content: SYSTEM_PROMPT },
    { role: "user", content: JSON.stringify(quoted) },
  ];
}

export async function modelAnswer(
  question: Question,
  { settings, waiting, around }: { settings: Settings; waiting: Waiting; around: Dependencies },
): Promise<Outcome> {
  const mayCall = () => mayCallModel(settings.callsADay, { waiting, around });
  if (!(await mayCall()))
    return fromLibrary("library.spendCap", answerFromLibrary(question.message, question.history));
  const reply = await ask(
    {
      endpoint: settings.chat,
      path: "/chat/completions",
      body: { messages: messagesFor(question), max_tokens: MAX_TOKENS },
      read: readReply,
      mayRetry: mayCall,
    },
    waiting,
    around.fetch,
  );
  if ("trouble" in reply) return outOfOrder(`model.${reply.trouble}`);
  const { text, held, tokens } = reply.value;
  // The owner's figures can wait until the answer is sent.
  const counting = tokens ? addTokens(tokens, { waiting, around }) : undefined;
  if (counting) around.runAfterwards?.(counting);
  if (held === "cutOff") return outOfOrder("model.cutOff");
  const checked = held ? { fault: held } : checkAnswer(text);
  if ("fault" in checked) return refusedAnswer(checked.fault);
  const verdicts = await moderate([checked.text], { endpoint: settings.moderation, waiting, around });
  if ("trouble" in verdicts) return outOfOrder(`moderation.${verdicts.trouble}`);
  return verdicts.value[0] ? refusedAnswer("moderation") : fromModel(checked.text);
}
