/**
 * Learns from examples how strongly each sign of a text suggests each kind of harm: logistic
 * regression over several classes, with a separate rate for each coordinate and most of them zero
 * (FTRL-proximal, McMahan et al. 2013). The same examples always give the same weights.
 */
import { featuresOf, LEARNT_KINDS, type LearntKind, type Weights } from "#functions/_shared/text/classifier";

export interface Example {
  kind: LearntKind | "fine";
  /** The text as normalise.ts reads it, without harmless phrases. */
  normalisedText: string;
}

const [ROUNDS, RATE, L1_PENALTY, L2_PENALTY] = [30, 0.3, 6, 0.05];
/** A long text has more signs, but they do not make it more certain. */
const LENGTH_SCALE = 6;
const CLASSES = ["fine", ...LEARNT_KINDS] as const;
const COUNT = CLASSES.length;

/** A generator of pseudo-random numbers, so that the examples are always shuffled in the same way. */
function shuffledOrder(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let last = length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

export function learn(examples: readonly Example[]): Weights {
  const ids = new Map<string, number>();
  const texts = examples.map(({ kind, normalisedText }) => ({
    label: CLASSES.indexOf(kind),
    signs: Array.from(featuresOf(normalisedText), (sign) => {
      if (!ids.has(sign)) ids.set(sign, ids.size);
      return ids.get(sign)! * COUNT;
    }),
  }));
  const size = ids.size * COUNT;
  const [weights, pull, squares] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];

  function learnFrom({ label, signs }: (typeof texts)[number]) {
    const scale = LENGTH_SCALE / Math.sqrt(signs.length + 1);
    const scores = CLASSES.map(
      (_, kind) => signs.reduce((sum, sign) => sum + weights[sign + kind]!, 0) * scale,
    );
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    powers.forEach((power, kind) => {
      const slope = (power / total - Number(kind === label)) * scale;
      for (const sign of signs) {
        const at = sign + kind;
        const before = squares[at]!;
        const after = before + slope * slope;
        squares[at] = after;
        const pulled = pull[at]! + slope - ((Math.sqrt(after) - Math.sqrt(before)) / RATE) * weights[at]!;
        pull[at] = pulled;
        weights[at] =
          Math.abs(pulled) <= L1_PENALTY
            ? 0
            : -(pulled - Math.sign(pulled) * L1_PENALTY) / ((1 + Math.sqrt(after)) / RATE + L2_PENALTY);
      }
    });
  }

  let order = texts.map((_, index) => index);
  for (let round = 1; round <= ROUNDS; round++) {
    order = shuffledOrder(texts.length, round).map((place) => order[place]!);
    for (const index of order) learnFrom(texts[index]!);
  }
  const learnt = Array.from(ids, ([sign, id]) => {
    const fine = weights[id * COUNT]!;
    const against = LEARNT_KINDS.map((_, kind) => Math.round((weights[id * COUNT + kind + 1]! - fine) * 100));
    return [sign, against] as const;
  });
  return new Map(
    learnt.filter(([, hundredths]) => hundredths.some(Boolean)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
