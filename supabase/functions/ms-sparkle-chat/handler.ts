/**
 * `POST /functions/v1/ms-sparkle-chat` with `{message, conversationHistory}` gives the guide's answer as `{message}`
 * (specification part 1, section 7). The order is: the request's shape, urgent help from the local rules, the rate
 * limits, the other local rules, moderation, the model, the check of its answer, moderation. Each step that fails ends
 * in a scripted answer. The log never holds what anybody wrote.
 */
import { secretKey } from "../_shared/database.ts";
import { answerPreflight } from "../_shared/headers.ts";
import { readText } from "../_shared/readText.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { visitorHash } from "../_shared/visitor.ts";
import { answerFromLibrary } from "./libraryAnswer.ts";
import { isUrgent, localAnswer, withLastTurn } from "./localAnswer.ts";
import { classify } from "./localRules.ts";
import { modelAnswer } from "./modelAnswer.ts";
import { moderate } from "./moderation.ts";
import {
  badRequest,
  fromLibrary,
  outOfOrder,
  respond,
  TOO_MANY,
  WRONG_METHOD,
  type Outcome,
} from "./outcome.ts";
import { startWaiting, type Waiting } from "./provider.ts";
import { TIMEOUTS, type Timeouts } from "./timeouts.ts";
import { countMessage } from "./rateLimit.ts";
import { redact } from "./redact.ts";
import { MAX_BYTES, parseRequest, TOO_BIG, UNREADABLE, type ChatRequest, type Turn } from "./request.ts";
import { readSettings } from "./settings.ts";

interface Visit {
  visitor: string | undefined;
  waiting: Waiting;
  around: Dependencies;
}

/** @returns the turn as a provider may read it, or nothing if the local rules answer it themselves. */
function forProvider({ role, content }: Turn): Turn[] {
  const text = redact(content).text.trim();
  return text && classify(content).class === "ordinary" ? [{ role, content: text }] : [];
}

async function askModel(sent: ChatRequest, { waiting, around }: Visit): Promise<Outcome> {
  const settings = readSettings(around.env);
  if (settings === "noKey")
    return fromLibrary("library", answerFromLibrary(sent.message, sent.conversationHistory));
  if (settings === "unusable") return outOfOrder("settings");

  const message = redact(sent.message).text;
  const turns = sent.conversationHistory.flatMap(forProvider);
  const together = withLastTurn(message, turns);
  const texts = [message, together ?? message, ...turns.map(({ content }) => content)];
  const verdicts = await moderate(texts, { endpoint: settings.moderation, waiting, around });
  if ("trouble" in verdicts) return outOfOrder(`moderation.${verdicts.trouble}`);
  const [ofMessage, ofBoth, ...ofTurns] = verdicts.value;
  if (ofMessage) return ofMessage;
  if (isUrgent(ofBoth)) return ofBoth;
  const history = turns.filter((_, index) => !ofTurns[index]);
  return modelAnswer({ message, history }, { settings, waiting, around });
}

async function decide(request: Request, visit: Visit): Promise<Outcome> {
  if (request.method !== "POST") return WRONG_METHOD;
  const read = await readText(request, MAX_BYTES);
  if ("failure" in read) return badRequest((read.failure === "tooBig" ? TOO_BIG : UNREADABLE).message);
  const sent = parseRequest(read.text);
  if ("status" in sent) return badRequest(sent.message);

  const scripted = localAnswer(sent);
  // The limits hold back questions but never help, and help does not wait for a database.
  if (isUrgent(scripted)) return scripted;
  const limits = await countMessage(visit.visitor, visit);
  if (limits === "tooMany") return TOO_MANY;
  if (limits === "unknown") return outOfOrder("limits");
  return scripted ?? askModel(sent, visit);
}

/** Tells one day's visitors to the guide apart. The hash cannot be matched with that of the forms. */
async function visitorOf(request: Request, around: Dependencies): Promise<string | undefined> {
  const secret = secretKey(around.env);
  return secret
    ? visitorHash(request, { secret, purpose: "visitors of the guide", now: around.now() })
    : undefined;
}

export async function handleGuide(
  request: Request,
  around: Dependencies,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Response> {
  if (request.method === "OPTIONS") return answerPreflight();
  const waiting = startWaiting(timeouts, () => performance.now());
  const visitor = await visitorOf(request, around);
  const outcome = await decide(request, { visitor, waiting, around }).catch(() => outOfOrder("unexpected"));
  const line = { time: around.now().toISOString(), category: outcome.category, visitor: visitor ?? null };
  around.log(JSON.stringify(line));
  return respond(outcome);
}
