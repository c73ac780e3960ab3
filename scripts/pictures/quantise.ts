/** Chooses at most 256 colours for a picture (median cut). Flat shapes lose nothing visible. */

/** Colours are numbers: red, green, blue and alpha, a byte each. */
interface Palette {
  colours: number[];
  /** The index in `colours` of each colour of the picture. */
  places: Map<number, number>;
}

const SHIFTS = [24, 16, 8, 0] as const;
const channel = (colour: number, shift: number) => (colour >>> shift) & 0xff;

interface Box {
  colours: number[];
  pixels: number;
  /** The channel in which its colours differ most, and the difference. */
  shift: number;
  spread: number;
}

function boxOf(colours: number[], counts: Map<number, number>): Box {
  const spreads = SHIFTS.map((shift) => {
    const values = colours.map((colour) => channel(colour, shift));
    return {
      shift,
      spread: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)),
    };
  });
  const { shift, spread } = spreads.reduce((widest, next) => (next.spread > widest.spread ? next : widest));
  return { colours, shift, spread, pixels: colours.reduce((sum, colour) => sum + counts.get(colour)!, 0) };
}

/** Splits the box in the middle of its range, so that a large flat area does not dominate its neighbours. */
function split({ colours, shift }: Box, counts: Map<number, number>): [Box, Box] {
  const sorted = colours.toSorted((a, b) => channel(a, shift) - channel(b, shift));
  const middle = (channel(sorted[0]!, shift) + channel(sorted.at(-1)!, shift)) / 2;
  const at = sorted.findIndex((colour) => channel(colour, shift) > middle);
  return [boxOf(sorted.slice(0, at), counts), boxOf(sorted.slice(at), counts)];
}

/** The box's most frequent colour, so that flat areas keep theirs exactly. */
const representative = ({ colours }: Box, counts: Map<number, number>) =>
  colours.reduce((best, colour) => (counts.get(colour)! > counts.get(best)! ? colour : best));

const weight = ({ pixels, spread }: Box) => spread * Math.sqrt(pixels);

export function choosePalette(counts: Map<number, number>, size = 256): Palette {
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box) => (weight(box) > weight(best) ? box : best));
    if (!widest.spread) break;
    boxes.splice(boxes.indexOf(widest), 1, ...split(widest, counts));
  }
  const places = new Map(boxes.flatMap((box, place) => box.colours.map((colour) => [colour, place])));
  return { colours: boxes.map((box) => representative(box, counts)), places };
}
