/** Sums whose figures come one by one: "a £60 skateboard", "I get £4 a week", "and if I only get £3?" */
import { Figures, readAmounts, readFigures, say, type Figure, type Sum, type Unit } from "./amounts.ts";
import { askWeekly, planSaving, withWeeksLeft } from "./savingSums.ts";
import { sentencesOf } from "./say.ts";
import { answerSum, solve } from "./sums.ts";
import { TALK } from "./talk.ts";

const ANOTHER_RATE = /\b(?:only|just|get|gets|given|earn|save|instead|mean)\b/u;
const ANOTHER_PRICE = /^what about\b|\b(?:cost|costs|price|its|one for|cheaper)\b/u;
const GIFT =
  /\b(?:gave|got|given|found|won|have)\b.*\b(?:more|birthday|christmas|xmas|eid|present)\b|\b(?:gave|given?|giving) (?:me|us)\b|\b(?:nan|gran\w*|mum|dad|uncle|aunt\w*)\b.*\b(?:gives?|giving)\b(?!.*\b(?:week|month)\b)/u;
const SPENDS = /\b(?:of (?:that|it)|out of|spen[dt]|goes (?:on|to)|pay for|have to pay)\b/u;
/** An amount in such a message is no plan of saving. */
const NO_PLAN =
  /\b(?:owe[sd]?|borrow\w*|lent|lend|loans?|debt|tax|wage|paid|made|sold|profit|repair|back|each|an hour|kids|class|pupils|half|they|friends?|fair|give(?! me)|charit\w+|donat\w+|budget|allowed|too (?:little|much))\b|%/u;
const WANTS = /\b(?:how long|sav\w+|want|wanna|buy|wish|afford)\b(?! with)/u;
const ASKS = /^is\b|\b(?:whats?|how|should|can|could|do|is it|or|which|where|why)\b/u;

/** "45", "its 320", "bike 180" */
const BARE = /^(?!how\b|what\b)((?:(?:is|an?|[a-z]{3,}) ){0,3})(\d{2,5}|\d)$/u;
/** "5 a week", "i have 90" and "the xbox is 250" in a plan. */
const IN_A_PLAN =
  /((?:\b(?:is|have|got|save|saved|costs?|get) )?)(?<![¤\d.])(\d{1,5})(?= (?:a|per|each|every) (?:week|month|day)\b|(?<=(?:is|have|got|saved?|costs?|get) \d{1,5})(?! ?(?:%|weeks?|months?|days?|years?|[a-z]*th\b)))/gu;
/** "wait its 65 not 60" */
const CORRECTED = /\b(its|is|costs?) ¤?(\d{1,5}?)(?:00)? not ¤?\d+\b/u;
/** "nan gave me 20 more" */
const MORE = /(?<![¤\d])(\d{1,5})(?= more\b)/u;
const inPence = (_: string, before: string, pounds: string): string => `${before}¤${Number(pounds) * 100}`;

/** A thing to save for, in a few words that ask nothing. */
const THING = /^(?:for )?(?:an?|some|the|my|new|our)?\s*(?:new )?[a-z0-9]+(?: [a-z0-9]+){0,2}$/u;

/** The figures so far: prices, and one for each other role. */
interface Known {
  list: readonly Figure[];
  /** The price before the last one. */
  older?: Figure | undefined;
  /** True if money that comes in is being shared out. */
  isSpending?: boolean;
  /** True if an amount has come of which nothing tells what it is. */
  isUnclear?: boolean;
}

const put = (list: readonly Figure[], ...figures: readonly Figure[]): Figure[] => [
  ...list.filter(({ role }) => figures.every((figure) => figure.role !== role)),
  ...figures,
];

/** @param isSaving true if the chat is about saving, so that a bare amount after the price is what is put away. */
function withMessage(known: Known, text: string, isSaving: boolean): Known {
  const figures = readFigures(text);
  const before = new Figures("", known.list);
  const isGift = GIFT.test(text) && !figures.first("r");
  const told = figures.list.filter(({ role }) => role !== "£" && !(isGift && "gt".includes(role)));
  const list = put(known.list, ...told);
  const amounts = figures.of(isGift ? "£g" : "£");
  const [pence, ...more] = amounts;
  const [rate, older] = [before.first("r"), before.first("£")];
  const next = (...also: readonly Figure[]): Known => ({ ...known, list: put(list, ...also) });
  if (pence === undefined) return next();
  if (isGift) return next({ role: "g", value: before.value("g") + pence });
  if ((SPENDS.test(text) || known.isSpending) && before.first("gr"))
    return { ...next({ role: "g", value: (before.first("g") ?? rate)!.value - pence }), isSpending: true };
  if (!figures.first("r") && rate && ANOTHER_RATE.test(text)) return next({ ...rate, value: pence });
  if (!older || figures.first("r") || ANOTHER_PRICE.test(text))
    return {
      ...next(...amounts.map((value) => ({ role: "£", value }) as const)),
      older,
      isUnclear: more.length > 0,
    };
  return isSaving && /^¤\d+$|\bsave\b/u.test(text)
    ? next({ role: "r", value: pence, unit: "week" })
    : { ...next({ role: "£", value: pence }), older, isUnclear: true };
}

/** @returns all choices of known figures, the most and the latest first, so that nothing that was told is left out without need. */
function choices(list: readonly Figure[]): Figure[][] {
  const roles = [...new Set(list.map(({ role }) => role))];
  return Array.from({ length: 2 ** roles.length }, (_, bits) =>
    list.filter(({ role }) => bits & (1 << roles.indexOf(role))),
  )
    .toReversed()
    .toSorted((one, other) => other.length - one.length);
}

const MISSES = /\b(?:miss|skip|stop|forget)\b/u;
const ASKS_AGAIN = /\bhow (?:long|many weeks)\b/u;
const ENOUGH = /\b(?:enough|afford)\b/u;
const BOTH = /\b(?:both|altogether|together|in total|all of (?:it|them))\b/u;
/** A message without a figure may ask for a sum of those before it. */
const ASKS_SUM =
  /\b(?:enough|afford|both|altogether|in total|comes? to|adds? up)\b|\bhow many\b|\b(?:how much|whats?|what is|is there)(?: \w+){0,3} (?:left|change|profit|difference|each)\b/u;
/** A short one, or one that goes on, asks for the same kind of sum as those before it. */
const GOES_ON = /^(?:and|or|but|so|if|what (?:if|about)|how about)\b|^\W*(?:\w+\W*){1,4}$/u;

/** @param messages the visitor's own, the last one last */
function readChat(messages: readonly string[], today: Date, isAsked: boolean) {
  const texts = messages.map((message) =>
    withWeeksLeft(readAmounts(message), today)
      .replaceAll(/[?!.,](?!\d)/gu, "")
      .trim()
      .replace(BARE, inPence)
      .replaceAll(IN_A_PLAN, inPence)
      .replace(MORE, (pounds) => inPence("", "", pounds))
      .replace(CORRECTED, (_, is: string, pounds: string) => inPence("", `${is} `, pounds)),
  );
  const last = texts.at(-1)!;
  const isSaving = isAsked || texts.some((text) => WANTS.test(text));
  const step = (known: Known, text: string) => withMessage(known, text, isSaving);
  const before = texts.slice(0, -1).reduce<Known>(step, { list: [] });
  const after = step(before, last);
  const [figures, all] = [readFigures(last), new Figures(last, after.list)];
  const mayPlan = !texts.some((text) => NO_PLAN.test(text));
  return { texts, last, isSaving, before, after, figures, all, mayPlan };
}
type Chat = ReturnType<typeof readChat>;

function carriedPlan({ texts, last, figures, all, after, mayPlan, isSaving }: Chat): Sum | undefined {
  const [asksAgain, asksEnough] = [ASKS_AGAIN.test(last), ENOUGH.test(last)];
  const isNew = figures.roles || asksAgain || (asksEnough && all.first("t"));
  if (
    !mayPlan ||
    !(isSaving || figures.roles === "rt") ||
    after.isUnclear ||
    !isNew ||
    !/^g*r?t?£*$/u.test(figures.roles)
  )
    return undefined;
  const [rate, time, price] = [all.first("r"), all.first("t"), all.first("£")];
  const have = all.value("g");
  if (!price) return undefined;
  const hasTime = !rate || asksEnough || (figures.first("t") && !GIFT.test(last));
  const list = all.list.filter(({ role }) => "gr£".includes(role) || (role === "t" && hasTime));
  const text = asksAgain || (time && !rate) ? `save ${last}` : last;
  const sum = texts.length > 1 ? planSaving(new Figures(text, list), true) : undefined;
  if (sum || !isSaving || ASKS.test(last) || have >= price.value) return sum;
  return askWeekly(price.value, have);
}

function carriedKind({ texts, last, figures, before }: Chat): Sum | undefined {
  if (!figures.list.length && !ASKS_SUM.test(last)) return undefined;
  const words = GOES_ON.test(last) ? texts.join(" ") : last;
  const known = before.list.filter(({ role }) => role === "#" || !figures.first(role));
  const older = before.older && BOTH.test(last) ? [before.older] : [];
  for (const chosen of choices([...older, ...known])) {
    const sum = chosen.length && solve(new Figures(words, [...chosen, ...figures.list]));
    if (sum) return sum;
  }
  return undefined;
}

/**
 * @param isAsked true if the guide has just asked what they are saving for
 * @param leans true if the last message leans on those before it; one that stands alone is a sum by itself or none
 * @returns the sum, or her next question, if the last message is a sum or adds to one.
 */
export function sumOfChat(
  messages: readonly string[],
  isAsked: boolean,
  leans: boolean,
  today: Date,
): Sum | undefined {
  const chat = readChat(messages, today, isAsked);
  const { last, figures } = chat;
  const own = answerSum(messages.at(-1)!, today);
  if ((own && figures.roles !== "rt") || !(leans || BOTH.test(last)) || MISSES.test(last)) return own;
  if (isAsked && !/\d/u.test(last) && THING.test(last) && !ASKS.test(last)) return { text: TALK.whatCost };
  const isAboutPrice = ENOUGH.test(last) && !chat.all.first("t");
  return (isAboutPrice && carriedKind(chat)) || (carriedPlan(chat) ?? own ?? carriedKind(chat));
}

const ASKS_ENOUGH =
  /\b(?:is|will|would) (?:it|that|this)\b.*\benough\b|\bcan (?:i|we) afford (?:it|that|this|one)\b/u;
const SAVES = /\bsav(?:e|ing)(?: up)? for\b/u;
const INTEREST = /\b(?:interest|savings|bank)\b/u;

/** @returns the question for the one figure without which a sum of the chat cannot be worked out. */
export function lacking(messages: readonly string[], today: Date, isLastResort = false): Sum | undefined {
  const { texts, last, figures, all, mayPlan } = readChat(messages, today, false);
  const have = all.first("g") ?? all.first("r");
  const has = figures.first("r") ?? figures.first("g£");
  const said = has?.unit
    ? `${say(has.value)} a ${has.unit}. `
    : has
      ? `You have ${say(all.value("g"))}. `
      : "";
  if (ASKS_ENOUGH.test(last) && !has) {
    if (have && !all.first("£e")) return { text: `You have ${say(have.value)}. ${TALK.whatCost}` };
    return all.first("£e") && !have ? { text: TALK.whatHave } : undefined;
  }
  if (/\bhow much\b.*\bleft\b/u.test(last) && !has && all.first("g"))
    return { text: `You have ${say(all.value("g"))} left.` };
  const asksHowMuch = /\bhow much\b/u.test(last);
  if (asksHowMuch && figures.roles === "h") return { text: TALK.whatWage };
  if (asksHowMuch && /^[g£]$/u.test(figures.roles) && texts.some((text) => INTEREST.test(text)))
    return { text: TALK.whatRate };
  if (figures.roles === "r" && texts.some((text) => /\bbudget\b/u.test(text)))
    return { text: said + TALK.whatPays };
  const isPlan = mayPlan && have && !all.first("£") && texts.some((text) => SAVES.test(text));
  return isPlan && (has || isLastResort || !ASKS.test(last)) ? { text: said + TALK.whatCost } : undefined;
}

const LIMIT =
  /\b(?:above|over|under|below|up to|more than|less than) £([\d,]+)(?: \w+)? (?:in )?(?:a|each|per) (?:tax )?(week|month|year)\b/u;
const COSTS = /\b(?:costs?|come to|about|around) £(\d[\d,]*)(?![\d.])(?! (?:an?|per|each|every|to)\b)/u;
const inPounds = (found: string): number => Number(found.replaceAll(",", "")) * 100;

/** @returns pay against a limit, or savings against a price, that an answer about it names. */
export function againstAnswer(message: string, answer: string): Sum | undefined {
  const figures = readFigures(readAmounts(message));
  const [, limit, unit = "year"] = LIMIT.exec(answer) ?? [];
  const [, cost] = COSTS.exec(answer) ?? [];
  if (figures.roles === "r" && limit) {
    const list: Figure[] = [
      figures.list[0]!,
      { role: "t", value: 1, unit: unit as Unit },
      { role: "£", value: inPounds(limit) },
    ];
    const sum = planSaving(new Figures("", list), true);
    return sum && { text: `${sum.text} ${sentencesOf(answer).find((sentence) => LIMIT.test(sentence))!}` };
  }
  const [price, have] = [cost ? inPounds(cost) : 0, figures.value("g")];
  if (figures.roles !== "g" || have >= price) return undefined;
  return {
    text: `If it costs ${say(price)}: ${say(price)} − ${say(have)} = ${say(price - have)} to go.`,
    goal: price,
    saved: have,
  };
}
