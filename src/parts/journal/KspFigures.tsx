import { toldFigures, type ToldFigure } from "@/content/journal/figures";
import { FIGURE_NAMES } from "@/content/journal/journal";
import type { KspStats } from "@/domain/journal/stats";
import type { Elements } from "@/ui/elements";

interface KspFiguresProps {
  stats: KspStats;
  /** "your child", where a parent reads. */
  who?: string;
  /** Stands beside a figure that is not there yet. */
  wayOn: Elements;
}

/** The figures of a week, each with one sentence on what it means there (specification part 2, section 9). */
export function KspFigures({ stats, who, wayOn }: KspFiguresProps) {
  const told = toldFigures(stats, who);
  const figureOf = (one: ToldFigure) => <Figure key={one.name} {...one} wayOn={wayOn} />;
  return (
    <>
      <dl className="grid gap-x-5 gap-y-6" style={TWO_OR_FOUR}>
        {told.slice(0, 4).map(figureOf)}
      </dl>
      <dl className="border-line mt-6 grid gap-x-5 gap-y-6 border-t pt-6" style={THREE}>
        {told.slice(4).map(figureOf)}
      </dl>
    </>
  );
}

/** Rows are full at every width: four amounts, or two and two; and three shares, or one under another. */
const TWO_OR_FOUR = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 22%)), 1fr))" };
const THREE = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(12rem, 30%)), 1fr))" };

const Figure = ({ name, figure, sentence, wayOn }: ToldFigure & Pick<KspFiguresProps, "wayOn">) => (
  <div>
    <dt className="text-muted text-base">{FIGURE_NAMES[name]}</dt>
    <dd>
      {figure && (
        <span
          translate="no"
          className="font-display block text-[min(1.7rem,10vw)] leading-tight font-semibold [overflow-wrap:anywhere] tabular-nums"
        >
          {figure}
        </span>
      )}
      <span className="text-muted block text-base leading-snug text-balance">{sentence}</span>
      {!figure && <span className="block">{wayOn}</span>}
    </dd>
  </div>
);
