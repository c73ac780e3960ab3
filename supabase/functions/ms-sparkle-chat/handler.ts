/**
 * `POST /functions/v1/ms-sparkle-chat` with `{message, conversationHistory}` gives the guide's answer as `{message}`
 * (specification part 1, section 7), with `hasMore` or `goal` beside it where the page may offer more. Help for a child
 * in need is said before anything is counted. A model is asked only what her own sums and teacher's answers do not know,
 * and when it cannot answer, the library does. The log never holds what anybody wrote.
 */
import { secretKey } from "../_shared/database.ts";
import { answerPreflight, headersFor } from "../_shared/headers.ts";
import { readText } from "../_shared/readText.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { withMissingParts } from "../_shared/setUp.ts";
import { networkHashes, visitorHash, type NetworkHashes } from "../_shared/visitor.ts";
import { answerLocally, type Answer, type How } from "./answer.ts";
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { countMessage } from "./countMessage.ts";
import { MARK_HEADERS } from "./mark.ts";
import { askModel, type Trouble } from "./model.ts";
import { startWaiting, type Waiting } from "./provider.ts";
import { MAX_BYTES, parseRequest, TOO_BIG, UNREADABLE } from "./request.ts";
import { readSettings } from "./settings.ts";
import { TIMEOUTS, type Timeouts } from "./timeouts.ts";

interface Visit {
  visitor: string | undefined;
  network: NetworkHashes | undefined;
  waiting: Waiting;
  around: Dependencies;
}

interface Outcome extends Pick<Answer, "hasMore" | "goal"> {
  status: 200 | 400 | 405 | 429 | 503;
  /** How it was answered, for the owner's log. */
  how: How | "model" | "refused" | "tooMany" | "failed";
  /** The trouble on the way, never anything that somebody wrote. */
  why?: Trouble;
  /** The text for the visitor. */
  message: string;
}

const told = ({ how, text, hasMore, goal }: Answer, why?: Trouble): Outcome => ({
  status: 200,
  how,
  message: text,
  ...(hasMore && { hasMore }),
  ...(goal && { goal }),
  ...(why && { why }),
});
const refused = (status: 400 | 405, message: string): Outcome => ({ status, how: "refused", message });
const tooMany = (why?: Trouble): Outcome => ({
  status: 429,
  how: "tooMany",
  message: FIXED_ANSWERS.tooManyMessages,
  ...(why && { why }),
});
/** Nothing answers: the page says so, and keeps what was typed. */
const failed = (why: Trouble): Outcome => ({
  status: 503,
  how: "failed",
  message: FIXED_ANSWERS.outOfOrder,
  why,
});

/** Her own exact or reviewed answers come before a model's. */
const MODEL_MAY_KNOW: ReadonlySet<How> = new Set(["library", "unknown"]);

async function decide(request: Request, visit: Visit): Promise<Outcome> {
  if (request.method !== "POST") return refused(405, "The guide only answers POST requests.");
  const read = await readText(request, MAX_BYTES);
  if ("failure" in read) return refused(400, (read.failure === "tooBig" ? TOO_BIG : UNREADABLE).message);
  const sent = parseRequest(read.text);
  if ("status" in sent) return refused(400, sent.message);

  const own = answerLocally(sent, visit.around.now());
  if (own.isHelp) return told(own);
  const settings = MODEL_MAY_KNOW.has(own.how) ? readSettings(visit.around.env) : "noKey";
  const asked = settings === "noKey" ? undefined : await askModel(sent, settings, visit);
  if (asked && "answer" in asked) return told(asked.answer);
  if (asked && "text" in asked) return { status: 200, how: "model", message: asked.text };
  const why = asked?.trouble;
  if ((await countMessage("library", visit.visitor, visit)) === "tooMany") return tooMany(why);
  if (own.how !== "unknown" || !why || why === "spendCap") return told(own, why);
  if (why === "tooMany") return tooMany();
  return why.startsWith("refused.")
    ? { ...told(own, why), message: FIXED_ANSWERS.noGoodAnswer }
    : failed(why);
}

const RETRY_AFTER_SECONDS = 60;
const respond = ({ status, message, hasMore, goal }: Outcome): Response =>
  Response.json(
    { message, ...(hasMore && { hasMore }), ...(goal && { goal }) },
    { status, headers: { ...headersFor(status, RETRY_AFTER_SECONDS), ...MARK_HEADERS } },
  );

/** Tells one day's visitors to the guide, and their networks, apart. The codes cannot be matched with those of the forms. */
async function visitorOf(
  request: Request,
  around: Dependencies,
): Promise<{ visitor: string | undefined; network: NetworkHashes | undefined }> {
  const secret = secretKey(around.env);
  if (!secret) return { visitor: undefined, network: undefined };
  const hashing = { secret, purpose: "visitors of the guide", now: around.now() };
  return { visitor: await visitorHash(request, hashing), network: await networkHashes(request, hashing) };
}

export async function handleGuide(
  request: Request,
  around: Dependencies,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Response> {
  if (request.method === "OPTIONS") return answerPreflight();
  const waiting = startWaiting(timeouts, () => performance.now());
  const { visitor, network } = await visitorOf(request, around);
  const outcome = await decide(request, { visitor, network, waiting, around }).catch(() =>
    failed("unexpected"),
  );
  const { why } = outcome;
  // Beside a visitor's code it would tell that there is trouble in that home.
  const how = outcome.how === "worry" ? "fixed" : outcome.how;
  around.log(
    JSON.stringify({ time: around.now().toISOString(), how, ...(why && { why }), visitor: visitor ?? null }),
  );
  const answer = respond(outcome);
  return outcome.status === 405 ? withMissingParts(answer, request, around.env) : answer;
}
