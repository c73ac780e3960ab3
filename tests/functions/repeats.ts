/** Repeats inside repeats, in which a text may be divided in so many ways that a pattern does not come to an end. */

/** One sign of a pattern, or a set of signs, with the repeat behind it. */
const ATOM =
  /(?<atom>\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|\||[^\\[()|])(?<repeat>[*+]\??|\{\d+(?:,\d*)?\}\??|\?\??)?/gu;

interface Node {
  atom: string;
  /** The alternatives of a group. */
  inside?: Node[][];
  repeat: string;
}

/** True for a repeat with more than one length. */
const isOpen = (repeat: string) => /^[*+]|^\{(\d+),(?!\1\})/u.test(repeat);
const isMany = (repeat: string) => /^[*+]|^\{(?![01]\})/u.test(repeat) && !repeat.startsWith("{0,1}");

function nodesOf(source: string): Node[] {
  const top: Node[][] = [[]];
  const open = [top];
  for (const { groups } of source.matchAll(ATOM)) {
    const { atom = "", repeat = "" } = groups!;
    const alternatives = open.at(-1)!;
    if (atom === "|") alternatives.push([]);
    else if (atom === ")") {
      open.pop();
      open.at(-1)!.at(-1)!.at(-1)!.repeat = repeat;
    } else if (atom.startsWith("(")) {
      const inside: Node[][] = [[]];
      alternatives.at(-1)!.push({ atom, inside, repeat: "" });
      open.push(inside);
    } else alternatives.at(-1)!.push({ atom, repeat });
  }
  return [{ atom: "(", inside: top, repeat: "" }];
}

const LOOKS_AROUND = /^\(\?<?[=!]/u;
/** The sets of signs that are repeated openly anywhere inside. */
const openSets = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ atom, inside, repeat }) =>
    inside ? (LOOKS_AROUND.test(atom) ? [] : inside.flatMap(openSets)) : isOpen(repeat) ? [atom] : [],
  );

const SIGNS = Array.from(" \t.,;:!?'’()[]{}-–—‐‑_/·@&%£€$+*#0123456789abcdefghijklmnopqrstuvwxyzäß存");
const signsOf = (set: string) => SIGNS.filter((sign) => new RegExp(`^${set}$`, "u").test(sign));

const isOptional = ({ repeat }: Node) => /^(?:\?|\*|\{0)/u.test(repeat);
const areApart = (set: string, other: string) => !signsOf(set).some((sign) => signsOf(other).includes(sign));

/**
 * True if each repeat begins or ends with a sign that no open set of it matches: then it is seen where one ends. An open set
 * does it as well if it is not the whole repeat, and the other end has none of its signs.
 */
function hasSeparator(nodes: readonly Node[], sets: readonly string[]): boolean {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return [
    [first, last],
    [last, first],
  ].some(([node, other]) => {
    if (!node || !other || isOptional(node)) return false;
    if (node.inside) return node.inside.every((inside) => hasSeparator(inside.filter(hasWidth), sets));
    if (signsOf(node.atom).length === 0) return false;
    if (!isOpen(node.repeat)) return sets.every((set) => areApart(node.atom, set));
    const others = sets.toSpliced(sets.indexOf(node.atom), 1);
    const isAlone = node === other || isOptional(other) || !(other.inside ?? areApart(node.atom, other.atom));
    return !isAlone && others.every((set) => areApart(node.atom, set));
  });
}

const hasWidth = ({ atom }: Node) => !LOOKS_AROUND.test(atom) && !/^(?:\\[bB]|[\^$])$/u.test(atom);

/** @returns the repeated groups in which one text may be divided in several ways, as in `(?:a+)+`. */
export function ambiguousRepeats(source: string): string[] {
  const found: string[] = [];
  const look = ({ inside = [], repeat }: Node) => {
    for (const all of inside) {
      const nodes = all.filter(hasWidth);
      const sets = isMany(repeat) ? openSets(nodes) : [];
      if (sets.length && !hasSeparator(nodes, sets))
        found.push(`${nodes.map(({ atom }) => atom).join("")}${repeat}`);
      all.forEach(look);
    }
  };
  nodesOf(source).forEach(look);
  return found;
}
