/**
 * A story to play, as data: places that hold money, turns with choices, and what follows from them. Nothing in it happens by
 * chance, so the same choices give the same story.
 */
import type { Pence } from "@/domain/money";

/**
 * Ways in which money comes and goes. A want that is paid counts as spent, unless it is what was saved for, the goal; what has to
 * be paid anyway is due. Promised is what will have to be paid. Money that is passing was never that person's.
 */
export const TALLIES = [
  "got",
  "earned",
  "spent",
  "due",
  "given",
  "goal",
  "lost",
  "borrowed",
  "promised",
  "passing",
] as const;
export type Tally = (typeof TALLIES)[number];

/** Everything that it names has to be true. */
export interface When<Place extends string, Choice extends string> {
  /** All of them were chosen. */
  chose?: readonly Choice[];
  /** None of them was chosen. */
  without?: readonly Choice[];
  /** Each of these places or sums holds at least so much. */
  has?: Partial<Record<Place | Tally, Pence>>;
  /** Each of these places holds less. */
  lacks?: Partial<Record<Place, Pence>>;
}

/**
 * The first that holds; a text alone holds always. `{tin}` in it stands for what is in that place now, `{spent}` and the other
 * tallies for their sum so far.
 */
export type Text<Place extends string, Choice extends string> =
  | string
  | readonly { when?: When<Place, Choice>; text: string }[];

/** One movement of money. Places are emptied in the order in which they are named. */
export type Move<Place extends string> =
  | { in: "got" | "earned" | "passing"; pence: Pence; into: Place }
  /** With `of`, a payment of that debt. */
  | {
      out: "spent" | "due" | "given" | "goal" | "lost" | "passing";
      pence: Pence | "all";
      from: readonly Place[];
      of?: Place;
    }
  | { move: Pence | "all"; from: Place; to: Place }
  /** Somebody's money comes into a place, as much as is missing there, and the debt into another. */
  | { owe: Place; upTo: Pence; into: Place }
  /** A debt with no money for it: payments that will come. */
  | { promise: Pence; owe: Place }
  /** As much of a debt as there is money. */
  | { repay: Place; from: readonly Place[] };

export type Step<Place extends string, Choice extends string> = Move<Place> & {
  when?: When<Place, Choice>;
};

export interface PlayPlace {
  name: string;
  /** Its symbol in /art/plays/places.svg. */
  picture: string;
  /** Its money before the first turn. */
  pence: Pence;
  /** A debt: shown while there is one, and not counted as money. */
  isDebt?: true;
}

export interface PlayChoice<Place extends string, Choice extends string> {
  label: string;
  /** How long it takes, and who pays or helps. */
  note: string;
  /** In place of the sum that follows from the steps. */
  price?: { text: string; way: "in" | "out" | "none" };
  /** Without it, it is offered always. */
  when?: When<Place, Choice>;
  /** "The football": what there is too little money for, when there is. */
  thing?: string;
  steps: readonly Step<Place, Choice>[];
  /** The first that follows, in one or two sentences. */
  outcome: Text<Place, Choice>;
  /** A sum worth seeing, beside it. */
  sum?: Text<Place, Choice>;
  scene?: Text<Place, Choice>;
  /** A key of `texts`: the one that teaches it. */
  teaches: string;
}

/** An earlier turn that comes back before the new one begins. */
export interface Consequence<Place extends string, Choice extends string> {
  when: When<Place, Choice>;
  /** The earlier turn's id. */
  of: string;
  isHard: boolean;
  /** "On Tuesday, Femi logged in at the link." */
  because: string;
  fact: Text<Place, Choice>;
  /** Somebody helps. */
  help?: Text<Place, Choice>;
  scene: string;
  /** A word at a place: "Cape gone". */
  tag?: { at: Place; text: string };
  steps?: readonly Step<Place, Choice>[];
}

export interface PlayTurn<Place extends string, Choice extends string> {
  /** "Monday" */
  name: string;
  /** "M", in a circle. */
  short: string;
  /** Certain on this turn, such as pocket money or bus and lunch. */
  before?: readonly Step<Place, Choice>[];
  consequences?: readonly Consequence<Place, Choice>[];
  /** Names of `scenes`. */
  scene: Text<Place, Choice>;
  /** Two sentences, as the visitor reads them. */
  situation: Text<Place, Choice>;
  choices: Readonly<Partial<Record<Choice, PlayChoice<Place, Choice>>>>;
}

export interface Play<
  Place extends string = string,
  Choice extends string = string,
  Scene extends string = string,
> {
  /** Its title and description in search engines, browser tabs and shared links. */
  meta: { title: string; description: string };
  start: { scene: NoInfer<Scene>; text: string; begin: string };
  places: Readonly<Record<Place, PlayPlace>>;
  /** /art/plays/<id>/<name>.svg, and what each shows. */
  scenes: Readonly<Record<Scene, string>>;
  turns: Readonly<Record<string, PlayTurn<Place, Choice>>>;
  /** The end's heading: "Where the week went". */
  end: string;
  /** Our own texts that the choices come from. */
  texts: Readonly<Record<string, { label: string; to: `/${string}` }>>;
  /** The wishes of the person, the goal first, and the ways to each: one is enough. */
  wants: readonly { text: string; when: readonly When<Place, Choice>[] }[];
  /** Right is what was spent on wants, up is what was earned; the tiles meet in the middle. */
  map: { spent: { label: string; most: Pence }; earned: { label: string; most: Pence } };
  /** Three sentences: of each list the first that holds, with the id of the turn that it is of. */
  because: readonly (readonly { of: string; when?: When<Place, Choice>; text: string }[])[];
  /** The names of the sums at the end: "Pocket money". */
  sums: Partial<
    Record<"start" | "owed" | "got" | "earned" | "due" | "spent" | "given" | "goal" | "lost", string>
  >;
  /** A debt that stays at the end. */
  debtLeft?: readonly { when: When<Place, Choice>; text: string }[];
}
