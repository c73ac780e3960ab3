/** The shape of content that is loading, in bars: a list, cards, figures or a text. */

/** Forced colours show the border alone. */
const GREY = "block border border-transparent bg-current/10";

/** One line of text. */
const Bar = ({ className }: { className: string }) => (
  <span className={`${GREY} h-4 rounded-full ${className}`} />
);
/** A picture, or a figure. */
const Block = ({ className }: { className: string }) => (
  <span className={`${GREY} rounded-field ${className}`} />
);

const times = (count: number) => [...Array.from({ length: count }).keys()];

/** Rows of a list: a picture, two lines, and a figure at the end. */
export const RowShapes = ({ rows = 3 }: { rows?: number }) => (
  <div aria-hidden="true" className="surface divide-line divide-y shadow-none">
    {times(rows).map((row) => (
      <div key={row} className="flex items-center gap-3 px-4 py-2">
        <Block className="size-11" />
        <span className="grid flex-1 gap-2">
          <Bar className="w-1/2" />
          <Bar className="w-1/3" />
        </span>
        <Bar className="w-14" />
      </div>
    ))}
  </div>
);

/** Cards: a picture and a name, a bar that fills, and two lines. */
export const CardShapes = ({ cards = 1 }: { cards?: number }) => (
  <div aria-hidden="true" className="grid gap-5">
    {times(cards).map((card) => (
      <div key={card} className="surface grid gap-5 p-5 shadow-none sm:p-6">
        <span className="flex items-center gap-4">
          <Block className="size-12" />
          <Bar className="w-1/2" />
        </span>
        <Bar className="w-full" />
        <Bar className="w-2/3" />
        <Bar className="w-1/2" />
      </div>
    ))}
  </div>
);

/** Figures, each with its name and its meaning. */
export const FigureShapes = ({ figures, className = "" }: { figures: number; className?: string }) => (
  <div aria-hidden="true" className={`grid gap-6 ${className}`}>
    {times(figures).map((figure) => (
      <span key={figure} className="grid content-start gap-3">
        <Bar className="w-1/2" />
        <Block className="h-8 w-1/3" />
        <Bar className="w-2/3" />
      </span>
    ))}
  </div>
);

/** Lines of large text, the last of which is shorter. */
export const TextShape = ({ lines, className = "" }: { lines: number; className?: string }) => (
  <div aria-hidden="true" className={`grid gap-3 ${className}`}>
    {times(lines).map((line) => (
      <Bar key={line} className={line < lines - 1 ? "w-full" : "w-2/3"} />
    ))}
  </div>
);
