import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, Line } from "@visx/shape";
import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { FIGURE_NAMES } from "@/content/journal/journal";
import { formatPence, formatPenceBriefly } from "@/domain/money";
import type { KspStats } from "@/domain/journal/stats";

export interface TrendColumn {
  name: string;
  /** The name, split into lines that fit under the bars. */
  lines: readonly string[];
  stats: KspStats;
}

export interface TrendProps {
  /** The text alternative: the picture's subject and the place of its figures. */
  picture: string;
  columns: readonly TrendColumn[];
}

/** The three kinds in the journal's order. Each has its own pattern as well as its colour. */
const KINDS = [
  { kind: "earning", fill: "fill-q2", outline: "stroke-q2-ink", pattern: "plain" },
  { kind: "saving", fill: "fill-q4", outline: "stroke-q4-ink", pattern: "stripes" },
  { kind: "spending", fill: "fill-q1", outline: "stroke-q1-ink", pattern: "dots" },
] as const;

const BARS_HEIGHT = 180;
/** The margins for text of the usual size; larger text needs more. */
const EDGE = { top: 12, right: 4, bottom: 48, left: 52 };
const LABEL_WIDTH_PX = 40;
const USUAL_LETTERS_PX = 16;
const TICKS = 4;

/** A chart with three bars in each column: earned, saved and spent. */
export function TrendChart({ picture, columns }: TrendProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, scale } = useSize(frame);
  const id = useId();
  return (
    <figure>
      <Legend id={id} />
      <div ref={frame} className="min-h-60">
        {width > 0 && (
          <svg
            role="img"
            aria-label={picture}
            width={width}
            height={BARS_HEIGHT + scale * (EDGE.top + EDGE.bottom)}
            className="block overflow-visible"
          >
            <Bars columns={columns} width={width} scale={scale} id={id} />
          </svg>
        )}
      </div>
    </figure>
  );
}

interface BarsProps {
  columns: readonly TrendColumn[];
  width: number;
  /** The text size, relative to the usual size. */
  scale: number;
  id: string;
}

function Bars({ columns, width, scale, id }: BarsProps) {
  const left = scale * EDGE.left;
  const right = width - left - EDGE.right;
  const highest = Math.max(...columns.flatMap(({ stats }) => KINDS.map(({ kind }) => stats[kind])), 1);
  const x = scaleBand({
    domain: columns.map(({ name }) => name),
    range: [0, right],
    padding: 0.24,
  });
  const bar = scaleBand({
    domain: KINDS.map(({ kind }) => kind),
    range: [0, x.bandwidth()],
    padding: 0.1,
  });
  const foot = BARS_HEIGHT;
  const y = scaleLinear({ domain: [0, highest], range: [foot, 0], nice: TICKS });
  // There is no half a penny: small amounts have fewer lines.
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  // If the names do not all fit, only every second or third one is shown, and always the newest.
  const every = Math.ceil((scale * LABEL_WIDTH_PX) / x.step());
  const linesOf = (name: string) => {
    const place = columns.findIndex((column) => column.name === name);
    return (columns.length - 1 - place) % every === 0 ? columns[place]!.lines : [];
  };
  return (
    <Group left={left} top={scale * EDGE.top}>
      {ticks.map((tick) => (
        <Line
          key={tick}
          from={{ x: 0, y: y(tick) }}
          to={{ x: right, y: y(tick) }}
          stroke=""
          className="stroke-line"
        />
      ))}
      {columns.map(({ name, stats }) =>
        KINDS.map(({ kind, fill, outline, pattern }) => {
          const place = { x: x(name)! + bar(kind)!, width: bar.bandwidth(), y: y(stats[kind]) };
          if (stats[kind] === 0) return null;
          const height = Math.max(foot - place.y, 2);
          return (
            <g key={`${name} ${kind}`}>
              <title>{`${name}, ${FIGURE_NAMES[kind]}: ${formatPence(stats[kind])}`}</title>
              <Bar {...place} y={foot - height} height={height} rx={3} className={fill} />
              <Bar
                {...place}
                y={foot - height}
                height={height}
                rx={3}
                fill={`url(#${id}${pattern})`}
                className={outline}
                strokeWidth={1.5}
              />
            </g>
          );
        }),
      )}
      <AxisLeft
        scale={y}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickComponent={({ x: at, y: level, formattedValue }) => (
          <text x={at} y={level} dy="0.32em" textAnchor="end" className="fill-muted text-sm tabular-nums">
            {formattedValue}
          </text>
        )}
        tickFormat={(pence) => formatPenceBriefly(Number(pence))}
      />
      <AxisBottom
        scale={x}
        top={foot}
        hideTicks
        stroke=""
        axisLineClassName="stroke-edge"
        tickComponent={({ x: at, y: level, formattedValue }) => (
          <text x={at} y={level + 10 * (scale - 1)} textAnchor="middle" className="fill-muted text-sm">
            {linesOf(formattedValue!).map((line, place) => (
              <tspan key={line} x={at} dy={place ? "1.2em" : "0"}>
                {line}
              </tspan>
            ))}
          </text>
        )}
      />
    </Group>
  );
}

/** The legend, which also defines the bars' patterns. */
const Legend = ({ id }: { id: string }) => (
  <figcaption>
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <pattern id={`${id}plain`} width="6" height="6" patternUnits="userSpaceOnUse" />
      <pattern
        id={`${id}stripes`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="6" className="fill-q4-ink" />
      </pattern>
      <pattern id={`${id}dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.4" className="fill-q1-ink" />
      </pattern>
    </svg>
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-base">
      {KINDS.map(({ kind, fill, outline, pattern }) => (
        <li key={kind} className="flex items-center gap-2">
          <svg aria-hidden="true" width="22" height="18">
            <rect x="1" y="1" width="20" height="16" rx="3" className={fill} />
            <rect
              x="1"
              y="1"
              width="20"
              height="16"
              rx="3"
              fill={`url(#${id}${pattern})`}
              className={outline}
              strokeWidth="1.5"
            />
          </svg>
          <span>{FIGURE_NAMES[kind]}</span>
        </li>
      ))}
    </ul>
  </figcaption>
);

/** The frame's width. The chart is drawn at that width, because scaling it would shrink its text. */
function useSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, scale: 1 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: Math.floor(entry!.contentRect.width), scale: letters / USUAL_LETTERS_PX });
    });
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
