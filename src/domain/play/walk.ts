/** The walk from the choices of a play to its screens, its money and its end. Pure; a choice that is unknown ends the walk there. */
import type { Pence } from "@/domain/money";
import { priceIn } from "./coins";
import {
  TALLIES,
  type Consequence,
  type Play,
  type PlayChoice,
  type PlayTurn,
  type Step,
  type Tally,
  type Text,
  type When,
} from "./play";

/** Where everything stands at one moment of a play. */
export interface Standing {
  money: Readonly<Record<string, Pence>>;
  tallies: Readonly<Record<Tally, Pence>>;
  chosen: readonly string[];
}

/** A choice as it is offered now. */
export interface Offer {
  id: string;
  choice: PlayChoice<string, string>;
  /** Its price in words, and its direction. */
  price: { text: string; way: "in" | "out" | "none" };
  /** The money for it, if that is too little. */
  tooLittle?: Pence;
}

interface Moment {
  standing: Standing;
  /** How much more or less each place holds than on the screen before. */
  changes: Readonly<Record<string, Pence>>;
  /** A name of the play's scenes. */
  scene: string;
}

export type Screen = Moment &
  (
    | { kind: "consequence"; turn: string; consequence: Consequence<string, string> }
    | { kind: "choice"; turn: string; offers: readonly Offer[] }
    | { kind: "moved"; turn: string; choice: PlayChoice<string, string> }
    | { kind: "end" }
  );

const sum = (amounts: readonly Pence[]) => amounts.reduce((all, pence) => all + pence, 0);

const amountIn = ({ money, tallies }: Standing, name: string): Pence => money[name] ?? tallies[name as Tally];

function holds(when: When<string, string> | undefined, standing: Standing): boolean {
  const { money, chosen } = standing;
  const { chose = [], without = [], has = {}, lacks = {} } = when ?? {};
  return (
    chose.every((id) => chosen.includes(id)) &&
    !without.some((id) => chosen.includes(id)) &&
    Object.entries(has).every(([name, pence]) => amountIn(standing, name) >= pence!) &&
    Object.entries(lacks).every(([place, pence]) => money[place]! < pence!)
  );
}

/** The text that holds now, with its amounts; "" if none does. */
export function textNow(text: Text<string, string> | undefined, standing: Standing): string {
  const found = typeof text === "string" ? text : text?.find(({ when }) => holds(when, standing))?.text;
  return (found ?? "").replace(/\{(\w+)\}/g, (_, name: string) => priceIn(amountIn(standing, name)));
}

/** @returns undefined if there is too little money for a move. */
function moved(standing: Standing, step: Step<string, string>): Standing | undefined {
  const money = { ...standing.money };
  const tallies = { ...standing.tallies };
  const take = (wanted: Pence | "all", from: readonly string[]) => {
    const there = sum(from.map((place) => money[place]!));
    let left = wanted === "all" ? there : wanted;
    if (left > there) return undefined;
    const taken = left;
    for (const place of from) {
      const part = Math.min(left, money[place]!);
      money[place]! -= part;
      left -= part;
    }
    return taken;
  };
  if ("in" in step) {
    money[step.into]! += step.pence;
    tallies[step.in] += step.pence;
  } else if ("out" in step) {
    const taken = take(step.pence, step.from);
    if (taken === undefined) return undefined;
    tallies[step.out] += step.out === "passing" ? -taken : taken;
    if (step.of) {
      money[step.of]! -= taken;
      tallies.promised -= taken;
    }
  } else if ("move" in step) {
    const taken = take(step.move, [step.from]);
    if (taken === undefined) return undefined;
    money[step.to]! += taken;
  } else if ("promise" in step) {
    money[step.owe]! += step.promise;
    tallies.promised += step.promise;
  } else if ("owe" in step) {
    const pence = Math.max(0, step.upTo - money[step.into]!);
    money[step.into]! += pence;
    money[step.owe]! += pence;
    tallies.borrowed += pence;
  } else {
    const there = sum(step.from.map((place) => money[place]!));
    money[step.repay]! -= take(Math.min(money[step.repay]!, there), step.from)!;
  }
  return { ...standing, money, tallies };
}

/** @returns undefined if there is too little money for one of the steps. */
function after(standing: Standing, steps: readonly Step<string, string>[] = []): Standing | undefined {
  let now: Standing | undefined = standing;
  for (const step of steps) {
    if (!holds(step.when, now)) continue;
    now = moved(now, step);
    if (!now) return undefined;
  }
  return now;
}

const changesFrom = (before: Standing, now: Standing) =>
  Object.fromEntries(
    Object.entries(now.money)
      .map(([place, pence]) => [place, pence - before.money[place]!] as const)
      .filter(([, pence]) => pence !== 0),
  );

/** A payment is taken from the income of the same choice. */
function priceOf(choice: PlayChoice<string, string>, standing: Standing): Offer["price"] {
  if (choice.price) return choice.price;
  const steps = choice.steps.filter((step) => holds(step.when, standing));
  const pence = sum(
    steps.map((step) =>
      "in" in step
        ? step.pence
        : "out" in step && step.out !== "due" && step.pence !== "all"
          ? -step.pence
          : 0,
    ),
  );
  if (pence === 0) return { text: "£0", way: "none" };
  return pence > 0 ? { text: `+ ${priceIn(pence)}`, way: "in" } : { text: priceIn(-pence), way: "out" };
}

function offerOf(id: string, choice: PlayChoice<string, string>, standing: Standing): Offer {
  const offer = { id, choice, price: priceOf(choice, standing) };
  if (after({ ...standing, chosen: [...standing.chosen, id] }, choice.steps)) return offer;
  const from = new Set(choice.steps.flatMap((step) => ("out" in step ? step.from : [])));
  return { ...offer, tooLittle: sum([...from].map((place) => standing.money[place]!)) };
}

export function standingAtStart(play: Play): Standing {
  return {
    money: Object.fromEntries(Object.entries(play.places).map(([place, { pence }]) => [place, pence])),
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, 0])) as Record<Tally, Pence>,
    chosen: [],
  };
}

/**
 * The screens from the first turn on, up to the choice that is not made yet, or to the end.
 * @param chosen one choice of each turn, in order. The first that is not on offer ends the list.
 */
export function screensOf(play: Play, chosen: readonly string[]): Screen[] {
  const screens: Screen[] = [];
  let standing = standingAtStart(play);
  for (const [index, [turnId, turn]] of Object.entries(play.turns).entries()) {
    for (const consequence of turn.consequences ?? []) {
      if (!holds(consequence.when, standing)) continue;
      const now = after(standing, consequence.steps)!;
      screens.push({
        kind: "consequence",
        turn: turnId,
        consequence,
        standing: now,
        changes: changesFrom(standing, now),
        scene: consequence.scene,
      });
      standing = now;
    }
    const begun = after(standing, turn.before)!;
    const offers = offersOf(turn, begun);
    const scene = textNow(turn.scene, begun);
    screens.push({
      kind: "choice",
      turn: turnId,
      offers,
      standing: begun,
      changes: changesFrom(standing, begun),
      scene,
    });
    const offer = offers.find(({ id, tooLittle }) => id === chosen[index] && tooLittle === undefined);
    if (!offer) return screens;
    standing = after({ ...begun, chosen: [...begun.chosen, offer.id] }, offer.choice.steps)!;
    screens.push({
      kind: "moved",
      turn: turnId,
      choice: offer.choice,
      standing,
      changes: changesFrom(begun, standing),
      scene: textNow(offer.choice.scene, standing) || scene,
    });
  }
  screens.push({ kind: "end", standing, changes: {}, scene: screens.at(-1)!.scene });
  return screens;
}

const offersOf = (turn: PlayTurn<string, string>, standing: Standing): Offer[] =>
  Object.entries(turn.choices)
    .filter(([, choice]) => holds(choice!.when, standing))
    .map(([id, choice]) => offerOf(id, choice!, standing));

const heldIn = (play: Play, { money }: Standing, debts: boolean): Pence =>
  sum(
    Object.entries(play.places).map(([place, { isDebt = false }]) => (isDebt === debts ? money[place]! : 0)),
  );

/** Money that is there at the end, without what is owed. */
export const leftOver = (play: Play, standing: Standing): Pence => heldIn(play, standing, false);

/** The wishes that are met, as texts, the goal first. */
export const wantsMet = (play: Play, standing: Standing): string[] =>
  play.wants.filter(({ when }) => when.some((one) => holds(one, standing))).map(({ text }) => text);

/** The three sentences of a play that has ended. */
export const becauseOf = (play: Play, standing: Standing) =>
  play.because.map((sentences) => {
    const { of, text } = sentences.find(({ when }) => holds(when, standing))!;
    return { of, text: textNow(text, standing) };
  });

export const debtLeft = (play: Play, standing: Standing): string | undefined =>
  textNow(play.debtLeft, standing) || undefined;

/** All that came and went, so that the last line follows from those before it; debts that are left come in like money. */
export function sumsOf(play: Play, standing: Standing): { name: string; pence: Pence; isOut: boolean }[] {
  const { got, earned, due, spent, given, goal, lost, promised } = standing.tallies;
  const into = {
    start: leftOver(play, standingAtStart(play)),
    got,
    earned,
    owed: heldIn(play, standing, true) - promised,
  };
  const lines = (amounts: Partial<Record<keyof Play["sums"], Pence>>, isOut: boolean) =>
    Object.entries(amounts)
      .filter(([, pence]) => pence > 0)
      .map(([sum, pence]) => ({ name: play.sums[sum as keyof Play["sums"]]!, pence, isOut }));
  return [...lines(into, false), ...lines({ due, spent, given, goal, lost }, true)];
}

export interface PathPoint {
  turn: string;
  spent: Pence;
  earned: Pence;
}

/** The sums spent on wants and earned by the end of each turn. */
export const pathOf = (screens: readonly Screen[]): PathPoint[] =>
  screens.flatMap((screen) =>
    screen.kind === "moved"
      ? [{ turn: screen.turn, spent: screen.standing.tallies.spent, earned: screen.standing.tallies.earned }]
      : [],
  );

/** The tile of the play's map; exactly the middle of what is spent is left of it. */
export function tileOf({ map }: Play, { spent, earned }: Pick<PathPoint, "spent" | "earned">) {
  const isLeft = spent <= map.spent.most / 2;
  if (earned > map.earned.most / 2) return isLeft ? "QII" : "QI";
  return isLeft ? "QIII" : "QIV";
}
