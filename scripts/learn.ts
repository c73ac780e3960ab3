/**
 * Learns from examples how strongly each sign of a text suggests each kind: logistic regression over several classes,
 * with a separate rate for each coordinate and most of them zero (FTRL-proximal, McMahan et al. 2013). The same examples
 * always give the same weights.
 */
import { featuresOf, LENGTH_SCALE } from "#functions/_shared/text/classifier";

export interface Example<Kind extends string | number> {
  /** More than one kind: it is one of these, and the learner does not know which. */
  kinds: readonly Kind[];
  /** The text as normalise.ts reads it, without harmless phrases. */
  normalisedText: string;
}

const [ROUNDS, RATE, L1_PENALTY, L2_PENALTY] = [30, 0.3, 6, 0.05];
/** A generator of pseudo-random numbers, so that the examples are always shuffled in the same way. */
export function shuffledOrder(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let last = length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** @returns each sign's weight for each of `classes`, in their order; signs without any weight are left out. */
export function learn<Kind extends string | number>(
  examples: readonly Example<Kind>[],
  classes: readonly Kind[],
  { rounds = ROUNDS, l1 = L1_PENALTY } = {},
): Map<string, number[]> {
  const count = classes.length;
  const ids = new Map<string, number>();
  const texts = examples.map(({ kinds, normalisedText }) => ({
    kinds: kinds.map((kind) => classes.indexOf(kind)),
    signs: Array.from(featuresOf(normalisedText), (sign) => {
      if (!ids.has(sign)) ids.set(sign, ids.size);
      return ids.get(sign)! * count;
    }),
  }));
  const size = ids.size * count;
  const [weights, pull, squares] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];

  function learnFrom({ kinds, signs }: (typeof texts)[number]) {
    const scale = LENGTH_SCALE / Math.sqrt(signs.length + 1);
    const scores = classes.map(
      (_, kind) => signs.reduce((sum, sign) => sum + weights[sign + kind]!, 0) * scale,
    );
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    const ofKinds = kinds.reduce((sum, kind) => sum + powers[kind]!, 0);
    powers.forEach((power, kind) => {
      const wanted = kinds.includes(kind) ? power / ofKinds : 0;
      const slope = (power / total - wanted) * scale;
      for (const sign of signs) {
        const at = sign + kind;
        const before = squares[at]!;
        const after = before + slope * slope;
        squares[at] = after;
        const pulled = pull[at]! + slope - ((Math.sqrt(after) - Math.sqrt(before)) / RATE) * weights[at]!;
        pull[at] = pulled;
        weights[at] =
          Math.abs(pulled) <= l1
            ? 0
            : -(pulled - Math.sign(pulled) * l1) / ((1 + Math.sqrt(after)) / RATE + L2_PENALTY);
      }
    });
  }

  let order = texts.map((_, index) => index);
  for (let round = 1; round <= rounds; round++) {
    order = shuffledOrder(texts.length, round).map((place) => order[place]!);
    for (const index of order) learnFrom(texts[index]!);
  }
  const learnt = Array.from(ids, ([sign, id]) => {
    const ofClasses = Array.from(weights.subarray(id * count, (id + 1) * count));
    return [sign, ofClasses] as const;
  });
  return new Map(
    learnt.filter(([, ofClasses]) => ofClasses.some(Boolean)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
