import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import { addDays, weekdayLetter, type Day } from "@/domain/calendar";
import { deedsOn, type Deed } from "@/domain/deeds/deeds";
import { DeedMark } from "@/parts/deeds/DeedMark";

const DAYS = 14;
const STEP = 23;
const MARK = 20;
/** On one day; a number says how many more there are. */
const MOST = 7;

/** A column of marks for each day of the last fortnight; after a longer rest, of the last one with a deed. */
export function Fortnight({ string, today }: { string: readonly Deed[]; today: Day }) {
  const newest = string.at(-1)!.day;
  const last = newest > addDays(today, -DAYS) && newest <= today ? today : newest;
  const days = Array.from({ length: DAYS }, (_, nth) => addDays(last, nth + 1 - DAYS));
  const columns = days.map((day) => deedsOn(string, day));
  const rows = Math.min(Math.max(...columns.map(({ length }) => length)), MOST);
  const foot = rows * STEP + 4;
  return (
    <div className="max-w-md">
      <svg
        role="img"
        aria-label={TEXTS.fortnight(days[0]!, last)}
        viewBox={`0 0 ${DAYS * STEP} ${foot + 26}`}
        className="w-full"
      >
        <path d={`M0 ${foot}H${DAYS * STEP}`} stroke="var(--edge)" strokeWidth="2.5" />
        {columns.map((deeds, nth) => {
          const drawn = deeds.length > MOST ? deeds.slice(0, MOST - 1) : deeds;
          const middle = nth * STEP + STEP / 2;
          return (
            <g key={days[nth]} textAnchor="middle" fill="var(--muted)">
              {drawn.map(({ kind }, row) => (
                <DeedMark
                  key={row}
                  kind={kind}
                  level={2}
                  size={MARK}
                  x={middle - MARK / 2}
                  y={foot - 2 - (row + 1) * STEP + (STEP - MARK) / 2}
                />
              ))}
              {drawn.length < deeds.length && (
                <text x={middle} y={foot - 8 - (MOST - 1) * STEP} fontSize="14">
                  {`+${deeds.length - drawn.length}`}
                </text>
              )}
              <text x={middle} y={foot + 20} fontSize="15" fontWeight={days[nth] === today ? 700 : 400}>
                {weekdayLetter(days[nth]!)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="text-muted flex justify-between gap-4 text-base">
        <span>{TEXTS.day(days[0]!)}</span>
        <span>{TEXTS.day(last)}</span>
      </p>
    </div>
  );
}
