import { DETAIL_WORDS, ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { PRINT_TEXTS, TRACKER_TEXTS } from "@/content/tracker/tracker";
import { monthDayName } from "@/domain/calendar";
import { formatPence } from "@/domain/money";
import { formatPlainPounds, oldestFirst, totalsOf, type TrackerEntry } from "@/domain/tracker/tracker";

const { columns, totals: names } = TRACKER_TEXTS;
/** Blank lines to write on, for a sheet without entries. */
const BLANK_LINES = 26;

interface PaperSheetProps {
  entries: readonly TrackerEntry[];
  /** The owner’s; without it, there is a line to write it on. */
  name?: string | undefined;
}

/** The money sheet on paper: all rows, the head on each page, and the totals at the end. */
export function PaperSheet({ entries, name }: PaperSheetProps) {
  const rows = oldestFirst(entries);
  const totals = totalsOf(rows);
  return (
    <div className="print-sheet">
      <p className="print-sheet-title">
        <span>{PRINT_TEXTS.title}</span>
        {name && <span translate="no">{PRINT_TEXTS.of(name)}</span>}
      </p>
      <p className="print-sheet-line">
        <span>{rows.length > 0 && PRINT_TEXTS.span(rows[0]!.day, rows.at(-1)!.day)}</span>
        {!name && <span>{PRINT_TEXTS.name}</span>}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            {/* What is left is wide enough for a detail's words and its code on one line. */}
            {[columns.day, columns.type, columns.amount].map((column) => (
              <th key={column} scope="col" style={{ width: "28mm" }}>
                {column}
              </th>
            ))}
            <th scope="col">{columns.detail}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, day, type, pence, detail }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{monthDayName(day)}</td>
              <td>{`${type} ${ENTRY_TYPE_TEXTS[type].done}`}</td>
              <td>{formatPlainPounds(pence)}</td>
              <td>
                <span>{DETAIL_WORDS[detail]}</span> <small translate="no">{detail}</small>
              </td>
            </tr>
          ))}
          {rows.length === 0 &&
            Array.from({ length: BLANK_LINES }, (_, line) => (
              <tr key={line}>
                {[line + 1, " ", " ", " ", " "].map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          <tr className="print-sheet-totals">
            <th scope="row" colSpan={2}>
              {PRINT_TEXTS.totals}
            </th>
            <td colSpan={3}>
              {(["E", "S", "P", "left"] as const).map((name) => (
                <span key={name}>
                  {`${names[name]}: ${rows.length > 0 ? formatPence(totals[name]) : ""}`}
                </span>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
