/**
 * The subject of a chat, found in the visitor's own messages, each time. A message that is short, or leans on earlier ones ("is it safe",
 * "and if I'm 12"), is looked up together with the question that opened the subject. The assistant's turns come from the page and
 * count for nothing.
 */
import {
  askedByChip,
  best,
  isKnown,
  scoresOf,
  TARGETS,
  wordAsked,
  type Found,
  type Target,
} from "./lookUp.ts";
import { wordsOf } from "./rows.ts";
import { isCommon, stemsOf } from "./words.ts";

export interface Followed {
  /** The likeliest for the last message, the best first; small talk only in the first place. */
  found: [Found, ...Found[]];
  /** The subject before the last message. */
  subject?: Target;
  /** True if the last message leans on the subject. */
  leans: boolean;
  /** One word, which may ask for many things. */
  isBare: boolean;
  /** How often the subject has been answered with. */
  times: number;
  /** Somebody of 11 or more, a parent or a teacher. */
  isOlder: boolean;
  /** A parent or a teacher. */
  isGrownUp: boolean;
  /** How likely the first is by the last message alone. */
  alone: number;
}

const LEANS =
  /\b(?:it|its|that|thats|this|they|them|their|those|these|he|she|one|there|then)\b|^(?:and|but|so|or|ok|okay|why|how (?:much|long|many|old|do i start|does)|what about|what if|what|which|where|when|who|can i|is there|do i|should)\b/u;
export const ASKS =
  /\?|^(?:\w+ )?(?:am|have|what|wat|wot|whats|who|when|where|why|how|is|are|can|could|do|does|did|should|will|would|which)\b|\b(?:what|how|why|can (?:i|u|you)|should i|explain|tell me|meaning)\b/iu;
/** With no more words that tell something, a message cannot stand alone. */
const FEW = 2;

const TEACHER =
  /\bmy (?:class|pupils|students|year \d+s?)\b|\bi teach\b|\blessons?\b|\bks\d\b|\byear \d+s?\b/u;
const PARENT =
  /\b(?:my|our) (?:son|daughter|child|children|kids?|boy|girl|teen\w*|(?:\d+|\w+) year old|\d+yo)\b|\bhow (?:do|can) (?:i|we) (?:teach|explain)\b/u;
const AGE =
  /\b(?:im|i am|just turned|aged?|hes|shes)\b.{0,6}?\b([6-9]|1\d)\b(?! ?(?:£|pounds|weeks?|months?|p\b|%))|\b([6-9]|1[0-8]) ?(?:year ?old|yo|yr)|\bat (1[0-8])\b/u;

/** @returns the readers to whom an answer would speak, as far as a message tells: "11-13". */
function readerIn(message: string): string | undefined {
  if (TEACHER.test(message)) return "teachers";
  if (PARENT.test(message)) return "parents";
  const [, one, other, at] = AGE.exec(message) ?? [];
  const age = Number(one ?? other ?? at ?? 0);
  return age ? (age <= 10 ? "8-10" : age <= 13 ? "11-13" : "14-16") : undefined;
}
const GROWN_UPS = new Set(["parents", "teachers"]);

/** The parts that the question which opened the subject, and the last message, have in the score of one that leans on them. */
const [OPENING, LAST] = [1.5, 0.5];
/** The part of the message by itself, by how many of its words tell something. */
const OWN = [0.1, 0.5, 1];
/** The same of the question that opened the subject: "which one" says nothing by itself. */
const ALONE = [1, 0.3, 0];
/** An answer of the same kind is likelier, one that has been given is less so, and one for other readers too. */
const [SAME_KIND, TOLD_WORD, TOLD, FITS, MISFITS] = [1.5, 0.4, 0.8, 1.2, 0.85];
/** The least score that makes something the subject. */
const SUBJECT = 0.25;
const MOST = 4;

/** @returns the mean of scores, each by its part. */
function mean(...scored: readonly (readonly [scores: readonly number[], part: number])[]): number[] {
  const whole = scored.reduce((sum, [, part]) => sum + part, 0);
  return scored[0]![0].map(
    (_, nth) => scored.reduce((sum, [scores, part]) => sum + part * scores[nth]!, 0) / whole,
  );
}

export const isForGrownUps = (target: Target): boolean =>
  target.kind === "taught" && target.taught.ages.every((age) => GROWN_UPS.has(age));
const kindOf = (target: Target | undefined): string | undefined =>
  target?.kind === "taught" ? target.taught.subject : undefined;

/** @param messages the visitor's own, the last one last, without chips for a part of an answer. */
export function follow(messages: readonly string[]): Followed {
  const told = new Map<Target, number>();
  let [subject, opening, reader, found, leans]: [Target?, string?, string?, Found[]?, boolean?] = [];
  let [before, openingScores, alone]: [Target?, number[]?, number?] = [];
  for (const [nth, message] of messages.entries()) {
    const words = wordsOf(message);
    const now = readerIn(words);
    if (now && (!GROWN_UPS.has(reader!) || GROWN_UPS.has(now))) reader = now;
    before = subject;
    const chip = askedByChip(message);
    const telling = stemsOf(message).filter((word) => !isCommon(word)).length;
    leans =
      !chip &&
      subject !== undefined &&
      (telling <= FEW || LEANS.test(words) || !ASKS.test(message)) &&
      !wordAsked(message);
    const own = scoresOf(message);
    const withEarlier = (earlier: string) => scoresOf(`${earlier} ${message}`);
    let joined = own;
    if (leans) {
      const ofOpening = withEarlier(opening!);
      const last = messages[nth - 1]!;
      joined = mean(
        [own, OWN[telling] ?? 1],
        [ofOpening, OPENING],
        [openingScores!, ALONE[telling] ?? 0],
        [last === opening ? ofOpening : withEarlier(last), LAST],
      );
    }
    const scores = joined.map((score, at) => {
      const target = TARGETS[at]!;
      if (target.kind === "talk") return leans && nth > 0 ? own[at]! : score;
      const isForReader =
        target.kind === "taught" && (reader ? target.taught.ages.includes(reader) : !isForGrownUps(target));
      const fits = target.kind !== "taught" || (isForReader && !reader) ? 1 : isForReader ? FITS : MISFITS;
      const near = leans && kindOf(subject) && kindOf(subject) === kindOf(target) ? SAME_KIND : 1;
      const again = leans && told.has(target) ? (target.kind === "entry" ? TOLD_WORD : TOLD) : 1;
      return score * fits * near * again;
    });
    alone = own[scores.indexOf(Math.max(...scores))]!;
    found = best(scores, MOST).filter(({ target }, at) => at === 0 || target.kind !== "talk");
    if (!chip && !leans) found[0]!.isKnown = isKnown(message, found[0]!.target);
    const isForThem = found[0]!.isKnown && !isForGrownUps(found[0]!.target);
    const named = chip ?? (isForThem || reader === "teachers" ? undefined : wordAsked(message));
    if (named)
      found = [
        { target: named, score: 2, isKnown: true },
        ...found.filter(({ target }) => target !== named && target.kind !== "talk"),
      ];
    const [{ target, score }] = found as [Found];
    if (score < SUBJECT || target.kind === "talk") continue;
    if (!leans || !opening) [opening, openingScores] = [message, own];
    subject = target;
    if (nth < messages.length - 1) told.set(target, (told.get(target) ?? 0) + 1);
  }
  return {
    found: found as [Found, ...Found[]],
    ...(before && { subject: before }),
    leans: leans!,
    isBare: stemsOf(messages.at(-1)!).length < 2,
    times: before ? told.get(before)! : 0,
    isOlder: reader !== undefined && reader !== "8-10",
    isGrownUp: GROWN_UPS.has(reader!),
    alone: alone!,
  };
}
