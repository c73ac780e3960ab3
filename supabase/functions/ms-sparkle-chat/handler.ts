/**
 * `POST /functions/v1/ms-sparkle-chat` with `{message, conversationHistory}` gives the guide's answer as `{message}`
 * (specification part 1, section 7), and beside it the rest of a long one (`more`), questions that are near (`next`), the `subject` of
 * the chat, and the `kind` of what the page offers. Help for a child in need is said before anything is counted. With a key, a model
 * is asked everything but sums, refusals and the questions of chips, and when it cannot answer, she does. The log never holds what
 * anybody wrote.
 */
import { secretKey } from "../_shared/database.ts";
import { answerPreflight, headersFor } from "../_shared/headers.ts";
import { readText } from "../_shared/readText.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { withMissingParts } from "../_shared/setUp.ts";
import { networkHashes, visitorHash, type NetworkHashes } from "../_shared/visitor.ts";
import { answerLocally } from "./answer.ts";
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { questionFor } from "./lookUp.ts";
import { countMessage } from "./countMessage.ts";
import { MARK_HEADERS } from "./mark.ts";
import { askModel, type Trouble } from "./model.ts";
import { startWaiting, type Waiting } from "./provider.ts";
import { MAX_BYTES, parseRequest, TOO_BIG, UNREADABLE } from "./request.ts";
import type { Answer, How } from "./reply.ts";
import { inTwo } from "./say.ts";
import { readSettings } from "./settings.ts";
import { TIMEOUTS, type Timeouts } from "./timeouts.ts";

interface Visit {
  visitor: string | undefined;
  network: NetworkHashes | undefined;
  waiting: Waiting;
  around: Dependencies;
}

/** The page offers chips by it: what may have been meant, six subjects, or numbers to call. */
type Kind = "unsure" | "nothing" | "help";

/** The answer, as the page reads it. */
interface Said {
  message: string;
  more?: string;
  next?: string[];
  kind?: Kind;
  hasMore?: true;
  goal?: number;
  week?: number;
  saved?: number;
  subject?: string;
}

interface Outcome {
  status: 200 | 400 | 405 | 429 | 503;
  /** How it was answered, for the owner's log. */
  how: How | "model" | "refused" | "tooMany" | "failed";
  /** The trouble on the way, never anything that somebody wrote. */
  why?: Trouble;
  said: Said;
}

const KINDS: Partial<Record<How, Kind>> = { unsure: "unsure", unknown: "nothing" };
/** A reviewed text is said as a whole, and so is what is short anyway. */
const IN_TWO: ReadonlySet<How> = new Set(["teacher", "library"]);

function saidBy({ how, text, isHelp, hasMore, goal, week, saved, about, next, isOlder }: Answer): Said {
  const kind = isHelp ? "help" : KINDS[how];
  const subject = about && questionFor(about);
  return {
    ...(IN_TWO.has(how) ? inTwo(text, isOlder ?? false) : { message: text }),
    ...(next && { next }),
    ...(kind && { kind }),
    ...(hasMore && { hasMore }),
    ...(goal && { goal, ...(week && { week }), ...(saved && { saved }) }),
    ...(subject && { subject }),
  };
}

const told = (answer: Answer, why?: Trouble): Outcome => ({
  status: 200,
  how: answer.how,
  said: saidBy(answer),
  ...(why && { why }),
});
const refused = (status: 400 | 405, message: string): Outcome => ({
  status,
  how: "refused",
  said: { message },
});
const tooMany = (why?: Trouble): Outcome => ({
  status: 429,
  how: "tooMany",
  said: { message: FIXED_ANSWERS.tooManyMessages },
  ...(why && { why }),
});
/** Nothing answers: the page says so, and keeps what was typed. */
const failed = (why: Trouble): Outcome => ({
  status: 503,
  how: "failed",
  said: { message: FIXED_ANSWERS.outOfOrder },
  why,
});

/** A model may answer these, unless a chip has asked for her own answer. */
const MODEL_MAY_KNOW: ReadonlySet<How> = new Set(["teacher", "library", "unsure", "unknown"]);

async function decide(request: Request, visit: Visit): Promise<Outcome> {
  if (request.method !== "POST") return refused(405, "The guide only answers POST requests.");
  const read = await readText(request, MAX_BYTES);
  if ("failure" in read) return refused(400, (read.failure === "tooBig" ? TOO_BIG : UNREADABLE).message);
  const sent = parseRequest(read.text);
  if ("status" in sent) return refused(400, sent.message);

  const own = answerLocally(sent, visit.around.now());
  if (own.isHelp) return told(own);
  const settings = MODEL_MAY_KNOW.has(own.how) && !own.isOwn ? readSettings(visit.around.env) : "noKey";
  const asked = settings === "noKey" ? undefined : await askModel(sent, settings, visit);
  if (asked && "answer" in asked) return told(asked.answer);
  if (asked && "text" in asked) {
    const { next, isOlder = false } = own;
    return { status: 200, how: "model", said: { ...inTwo(asked.text, isOlder), ...(next && { next }) } };
  }
  const why = asked?.trouble;
  if ((await countMessage("library", visit.visitor, visit)) === "tooMany") return tooMany(why);
  if (own.how !== "unknown" || !why || why === "spendCap") return told(own, why);
  if (why === "tooMany") return tooMany();
  return why.startsWith("refused.")
    ? { ...told(own, why), said: { message: FIXED_ANSWERS.noGoodAnswer } }
    : failed(why);
}

const RETRY_AFTER_SECONDS = 60;
const respond = ({ status, said }: Outcome): Response =>
  Response.json(said, { status, headers: { ...headersFor(status, RETRY_AFTER_SECONDS), ...MARK_HEADERS } });

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
