/** Hands that went up in a class before a lesson and after it: numbers for the whole class. */

/** For each choice, in order; null while its number is not there. */
export type Hands = readonly (number | null)[];

/** In one count for one choice. */
export const MOST_HANDS = 99;

/** With fewer hands in a question, a number would say too much about one pupil. */
export const FEWEST_HANDS = 5;

export interface Tally {
  right: number;
  all: number;
}

export interface BeforeAndAfter {
  before: Tally | undefined;
  after: Tally | undefined;
}

export interface CountedQuestion {
  before: Hands | undefined;
  after: Hands | undefined;
  /** The place of the right choice, from 0. */
  answer: number;
}

function tallyOf(hands: Hands = [], answer: number): Tally | undefined {
  const all = hands.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return all < FEWEST_HANDS ? undefined : { right: hands[answer] ?? 0, all };
}

const sumOf = (tallies: readonly (Tally | undefined)[]): Tally | undefined =>
  tallies.reduce(
    (sum, tally) => tally && { right: tally.right + (sum?.right ?? 0), all: tally.all + (sum?.all ?? 0) },
    undefined,
  );

/**
 * Each question, and all of them together. Once there is a count of the end, the total leaves out a question that was
 * counted at one of the two times alone, because the two bars would be about different questions.
 */
export function compare(questions: readonly CountedQuestion[]): {
  each: BeforeAndAfter[];
  total: BeforeAndAfter;
} {
  const each = questions.map(({ before, after, answer }) => ({
    before: tallyOf(before, answer),
    after: tallyOf(after, answer),
  }));
  const hasBoth = each.some(({ before }) => before) && each.some(({ after }) => after);
  const counted = each.filter(({ before, after }) => (hasBoth ? before && after : (before ?? after)));
  return {
    each,
    total: {
      before: sumOf(counted.map(({ before }) => before)),
      after: sumOf(counted.map(({ after }) => after)),
    },
  };
}

/** In whole per cent. */
export const shareOf = ({ right, all }: Tally): number => Math.round((100 * right) / all);

/** Unequal numbers of hands can only be compared as shares. */
export const areEqualInNumber = ({ before, after }: BeforeAndAfter): boolean =>
  !before || !after || before.all === after.all;
