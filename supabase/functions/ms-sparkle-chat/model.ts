/** Asks the model, with moderation before and after, and checks its answer before anybody reads it. */
import { isRecord } from "../_shared/isRecord.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { findPassages, withLastTurn } from "./answer.ts";
import { checkAnswer, type AnswerFault } from "./answerCheck.ts";
import { hear } from "./listen.ts";
import type { NetworkHashes } from "../_shared/visitor.ts";
import { addTokens, countMessage, mayCallModel } from "./countMessage.ts";
import { moderate } from "./moderation.ts";
import { ask, type Answered, type ProviderTrouble, type Waiting } from "./provider.ts";
import { redact, sharesPersonalData } from "./personalData.ts";
import type { Answer } from "./reply.ts";
import type { ChatRequest, Turn } from "./request.ts";
import type { Settings } from "./settings.ts";
import { SYSTEM_PROMPT } from "./systemPrompt.ts";

/** The reason for there being no answer of the model. */
export type Trouble =
  | "unexpected"
  | "settings"
  | "limits"
  | "tooMany"
  | "spendCap"
  | `moderation.${ProviderTrouble}`
  | `model.${ProviderTrouble}`
  | `refused.${AnswerFault | "moderation"}`;

type Asked = { text: string } | { answer: Answer } | { trouble: Trouble };

interface Visit {
  visitor: string | undefined;
  network: NetworkHashes | undefined;
  waiting: Waiting;
  around: Dependencies;
}

/** Room for 120 words with a margin. */
const MAX_TOKENS = 400;
const PASSAGES = 5;

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

/** Only a turn in which nothing was heard leaves this function, without what says who or where somebody is. */
function forProvider({ role, content }: Turn): Turn[] {
  const text = redact(content).text.trim();
  const { need, refusal } = hear(text);
  return text && need < 0.5 && refusal < 0.8 && !sharesPersonalData(text) ? [{ role, content: text }] : [];
}

/**
 * Everything that a visitor's page sends is quoted in one user message, so none of it speaks as the assistant or the
 * system. It is JSON, so that no text can end its own quotation.
 */
function messagesFor(message: string, history: readonly Turn[]) {
  const quoted = {
    earlier: history.map(({ role, content }) => ({
      by: role === "user" ? "reader" : "guide",
      said: content,
    })),
    library: findPassages(message, history, PASSAGES),
    question: message,
  };
  return [
    { role: "system", content: SYSTEM_PROMPT },
    { role: "user", content: JSON.stringify(quoted) },
  ];
}

export async function askModel(
  { message: typed, conversationHistory }: ChatRequest,
  settings: Settings | "unusable",
  { visitor, network, waiting, around }: Visit,
): Promise<Asked> {
  if (settings === "unusable") return { trouble: "settings" };
  const limits = await countMessage("model", visitor, { waiting, around });
  if (limits !== "ok") return { trouble: limits === "tooMany" ? "tooMany" : "limits" };

  const message = redact(typed).text;
  const turns = conversationHistory.flatMap(forProvider);
  const together = withLastTurn(message, turns);
  const texts = [message, together ?? message, ...turns.map(({ content }) => content)];
  const before = await moderate(texts, { endpoint: settings.moderation, waiting, around });
  if ("trouble" in before) return { trouble: `moderation.${before.trouble}` };
  const [ofMessage, ofBoth, ...ofTurns] = before.value;
  if (ofMessage) return { answer: ofMessage };
  if (ofBoth?.isHelp) return { answer: ofBoth };

  const mayCall = () => mayCallModel(settings.callsADay, network, { waiting, around });
  if (!(await mayCall())) return { trouble: "spendCap" };
  const history = turns.filter((_, index) => !ofTurns[index]);
  const reply = await ask(
    {
      endpoint: settings.chat,
      path: "/chat/completions",
      body: { messages: messagesFor(message, history), max_tokens: MAX_TOKENS },
      read: readReply,
      mayRetry: mayCall,
    },
    waiting,
    around.fetch,
  );
  if ("trouble" in reply) return { trouble: `model.${reply.trouble}` };
  const { text, held, tokens } = reply.value;
  // The owner's figures can wait until the answer is sent.
  const counting = tokens ? addTokens(tokens, { waiting, around }) : undefined;
  if (counting) around.runAfterwards?.(counting);
  if (held) return { trouble: held === "cutOff" ? "model.cutOff" : "refused.moderation" };
  const checked = checkAnswer(text);
  if ("fault" in checked) return { trouble: `refused.${checked.fault}` };
  const after = await moderate([checked.text], { endpoint: settings.moderation, waiting, around });
  if ("trouble" in after) return { trouble: `moderation.${after.trouble}` };
  return after.value[0] ? { trouble: "refused.moderation" } : { text: checked.text };
}
