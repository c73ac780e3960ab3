import { AGREEMENT } from "@/content/resources/grown-ups/forParents";

/** Millimetres of a sheet of A4 within the margins of print.css. Letter is less high, so the drawing leaves room below. */
const WIDTH = 178;
const HEIGHT = 238;

type Line = readonly [x: number, y: number, to: number];
type Box = readonly [x: number, y: number, width: number, height: number];
type Words = readonly [x: number, y: number, text: string];

/** To write on. */
const LINES: readonly Line[] = [
  [20, 26, 91],
  [104, 26, WIDTH],
  [51, 38, 82],
  [110, 38, WIDTH],
  [138, 50, WIDTH],
  ...[71, 80, 89].flatMap((y): Line[] => [
    [5, y, 81.5],
    [96.5, y, 173],
  ]),
  [24, 117, 59],
  [80, 117, 114],
  [137, 117, 173],
  ...[190, 199].flatMap((y): Line[] => [
    [5, y, 123],
    [132, y, 173],
  ]),
  [70, 214, WIDTH],
  [0, 227, 84],
  [94, 227, WIDTH],
];

const BOXES: readonly Box[] = [
  [0.3, 55, 86, 39],
  [91.7, 55, 86, 39],
  [0.3, 99, 177.4, 23],
  [0.3, 127, 177.4, 42],
  [0.3, 174, 177.4, 29],
];
const TITLES: readonly Words[] = [
  [5, 63, AGREEMENT.itIsFor],
  [96.5, 63, AGREEMENT.stillPaid],
  [5, 107, AGREEMENT.split],
  [5, 135, AGREEMENT.promise],
  [5, 182, AGREEMENT.jobs],
];
const LABELS: readonly Words[] = [
  [0, 25, AGREEMENT.between],
  [94, 25, AGREEMENT.and],
  [0, 37, AGREEMENT.howMuch],
  [85, 37, AGREEMENT.startingOn],
  [0, 49, AGREEMENT.payDay],
  ...AGREEMENT.shares.map((share, index): Words => [[5, 63, 118][index]!, 116, share]),
  [127, 189, AGREEMENT.pound],
  [127, 198, AGREEMENT.pound],
  [0, 213, AGREEMENT.again],
];
/** Each has a box to tick before it. */
const CHOICES: readonly Words[] = [
  ...AGREEMENT.days.map((day, index): Words => [[20, 46, 77, 105][index]!, 49, day]),
  ...AGREEMENT.promises.map((promise, index): Words => [5, 142.5 + 7.5 * index, promise]),
];
const SIGNED: readonly Words[] = AGREEMENT.signed.map((name, index) => [94 * index, 232, name]);
const FOOT: readonly Words[] = [
  [0, 237.3, AGREEMENT.foot],
  [WIDTH - 8, 237.3, AGREEMENT.name],
];

const TILES = [
  ["q2", 0, 0],
  ["q1", 8, 0],
  ["q3", 0, 8],
  ["q4", 8, 8],
] as const;

const roundedBox = ([x, y, width, height]: Box, r: number) => {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}h${-across}q${-r} 0 ${-r}-${r}v${-down}q0-${r} ${r}-${r}z`;
};

interface AgreementSheetProps {
  /** Around the drawing on a screen, where it is a sheet of white paper in both themes. */
  margin?: number;
  isBlank?: boolean;
}

/**
 * The agreement as a drawing in millimetres, so that it is the same sheet on the screen and on paper, small or large. Its one
 * ink carries everything; the four tiles of the site's mark are the only colour.
 */
export const AgreementSheet = ({ margin = 0, isBlank }: AgreementSheetProps) => (
  <svg
    aria-hidden="true"
    viewBox={`${-margin} ${-margin} ${WIDTH + 2 * margin} ${HEIGHT + 2 * margin}`}
    className="w-full"
    fontSize="4.25"
    fill="currentColor"
    color={margin ? "var(--cover)" : undefined}
  >
    {margin > 0 && <rect x={-margin} y={-margin} width="100%" height="100%" fill="var(--on-cover)" />}
    {!isBlank && <Drawing />}
  </svg>
);

const Drawing = () => (
  <>
    <text className="font-display" y="11" fontSize="8.6" fontWeight="600">
      {AGREEMENT.title}
    </text>
    <g transform={`translate(${WIDTH - 15.4} 0)`}>
      {TILES.map(([colour, x, y]) => (
        <rect key={colour} x={x} y={y} width="7.4" height="7.4" rx="2.3" fill={`var(--${colour})`} />
      ))}
    </g>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="0.45"
      d={[
        ...LINES.map(([x, y, to]) => `M${x} ${y}H${to}`),
        ...BOXES.map((box) => roundedBox(box, 4)),
        ...CHOICES.map(([x, y]) => roundedBox([x, y - 4, 4.8, 4.8], 1.2)),
      ].join("")}
    />
    <g className="font-display" fontSize="5" fontWeight="600">
      {TITLES.map(wordsAt)}
    </g>
    <g fontWeight="600">{LABELS.map(wordsAt)}</g>
    {CHOICES.map(([x, y, text]) => wordsAt([x + 7.4, y, text]))}
    {SIGNED.map(wordsAt)}
    <g fontSize="3.6">{FOOT.map(wordsAt)}</g>
  </>
);

const wordsAt = ([x, y, text]: Words) => (
  <text key={`${x} ${y}`} x={x} y={y}>
    {text}
  </text>
);
