/**
 * Learns from examples how strongly each sign of a text suggests each kind: logistic regression over several classes,
 * with a separate rate for each coordinate and most of them zero (FTRL-proximal, McMahan et al. 2013). The same examples
 * always give the same weights.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { featuresOf, LENGTH_SCALE } from "#functions/_shared/text/classifier";

export interface Example<Kind extends string | number> {
  /** More than one kind: it is one of these, and the learner does not know which. */
  kinds: readonly Kind[];
  /** The text as normalise.ts reads it, without harmless phrases. */
  normalisedText: string;
}

const [ROUNDS, RATE, L1_PENALTY, L2_PENALTY] = [30, 0.3, 6, 0.05];

/** Mixes the bits of a number, the same way each time. */
function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  return Math.imul(half ^ (half >>> 16), 0x45d9f3b) >>> 0;
}

/**
 * The order of a round looks random and follows from each text alone, so that one example more leaves the others in
 * their order, and most weights as they are.
 */
function shuffledOrder(texts: readonly string[], round: number): number[] {
  const places = texts.map((text) => {
    let hash = round;
    for (let at = 0; at < text.length; at++) hash = mixed(hash + text.charCodeAt(at));
    return hash;
  });
  return [...texts.keys()].toSorted((one, other) => places[one]! - places[other]! || one - other);
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

  const normalisedTexts = examples.map(({ normalisedText }) => normalisedText);
  for (let round = 1; round <= rounds; round++)
    for (const index of shuffledOrder(normalisedTexts, round)) learnFrom(texts[index]!);
  const learnt = Array.from(ids, ([sign, id]) => {
    const ofClasses = Array.from(weights.subarray(id * count, (id + 1) * count));
    return [sign, ofClasses] as const;
  });
  return new Map(
    learnt.filter(([, ofClasses]) => ofClasses.some(Boolean)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The code by which a text is read and learnt from. */
const READER_AND_LEARNER = ["scripts/guide/learn.ts", "supabase/functions/_shared/text/"];

const filesOf = (place: string): string[] =>
  place.endsWith("/")
    ? readdirSync(place)
        .toSorted()
        .map((name) => place + name)
    : [place];

/**
 * Generated weights say by a hash what they were learnt from, because learning again takes a minute.
 *
 * @param places files, and folders with a slash at their end.
 */
export function hashOfSources(places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of [...READER_AND_LEARNER, ...places].flatMap(filesOf))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
