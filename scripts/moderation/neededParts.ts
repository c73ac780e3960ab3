/** Parts that a text must hold for a pattern to match it: a test that costs next to nothing, before one that is compiled. */
import { RegExpParser, type AST } from "@eslint-community/regexpp";

/** More parts than this take longer to look for than a pattern to compile. */
const MAX_PARTS = 40;
/** Nearly every text holds one of a class with more signs than this. */
const MAX_SIGNS = 10;

/** All texts that a piece of a pattern matches, if they are few; and parts of which each text that it matches holds one. */
interface Piece {
  all?: readonly string[];
  needed?: readonly string[];
}

const shortest = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length));
/** Longer parts stand in fewer texts; of equally long ones, fewer are better. */
const better = (one: readonly string[] | undefined, other: readonly string[] | undefined) => {
  if (!one || !other) return one ?? other;
  const longer = shortest(one) - shortest(other) || other.length - one.length;
  return longer >= 0 ? one : other;
};

/** Every text but the empty one, which every text holds. */
const asNeeded = (all: readonly string[] | undefined) => (all?.every(Boolean) ? all : undefined);
const few = (parts: readonly string[]) => {
  const different = [...new Set(parts)];
  return different.length <= MAX_PARTS ? different : undefined;
};
/** A part that holds another one of the list says nothing more than that one. */
const withoutLonger = (parts: readonly string[]) =>
  parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)));

function ofClass({ negate, elements }: AST.CharacterClass): Piece {
  const signs = elements.map((element) =>
    element.type === "Character" ? [element.value] : signsOf(element),
  );
  if (negate || signs.includes(undefined)) return {};
  return { all: few(signs.flatMap((codes) => codes!).map((code) => String.fromCodePoint(code))) };
}
function signsOf(element: AST.CharacterClass["elements"][number]) {
  if (element.type !== "CharacterClassRange" || element.max.value - element.min.value >= MAX_SIGNS)
    return undefined;
  return Array.from(
    { length: element.max.value - element.min.value + 1 },
    (_, place) => element.min.value + place,
  );
}

function ofChoice(alternatives: readonly AST.Alternative[]): Piece {
  const pieces = alternatives.map(({ elements }) => ofSequence(elements));
  const needed = pieces.map((piece) => piece.needed);
  return {
    all: pieces.every(({ all }) => all) ? few(pieces.flatMap(({ all }) => all!)) : undefined,
    needed: needed.every(Boolean) ? few(needed.flatMap((parts) => parts!)) : undefined,
  };
}

function ofSequence(elements: readonly AST.Element[]): Piece {
  let isWhole = true;
  let run: readonly string[] = [""];
  let needed: readonly string[] | undefined;
  const endRun = (next: readonly string[]) => {
    isWhole = false;
    needed = better(needed, asNeeded(run));
    run = next;
  };
  for (const piece of elements.map(ofElement)) {
    needed = better(needed, piece.needed);
    const longer = piece.all && few(run.flatMap((start) => piece.all!.map((end) => start + end)));
    if (longer) run = longer;
    else endRun(piece.all ?? [""]);
  }
  return { all: isWhole ? run : undefined, needed: better(needed, asNeeded(run)) };
}

function ofElement(element: AST.Element): Piece {
  switch (element.type) {
    case "Character":
      return { all: [String.fromCodePoint(element.value)] };
    case "CharacterClass":
      return ofClass(element);
    // Looking around takes no sign of the text.
    case "Assertion":
      return { all: [""] };
    case "Group":
    case "CapturingGroup":
      return ofChoice(element.alternatives);
    case "Quantifier": {
      const piece = ofElement(element.element);
      if (element.max === 1) return element.min ? piece : { all: piece.all && few(["", ...piece.all]) };
      return element.min ? { needed: better(piece.needed, asNeeded(piece.all)) } : {};
    }
    case "Backreference":
    case "CharacterSet":
    case "ExpressionCharacterClass":
      return {};
  }
}

/**
 * @param pattern of a rule, as JavaScript and PostgreSQL read it, small and large letters apart.
 * @returns parts of which every text that the pattern matches holds at least one; null if there is no such short list.
 */
export function neededParts(pattern: string): string[] | null {
  const { needed } = ofChoice(
    new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives,
  );
  return needed ? withoutLonger(needed) : null;
}
