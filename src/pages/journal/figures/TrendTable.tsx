import { FIGURE_NAMES } from "@/content/journal/journal";
import { TREND_TEXTS } from "@/content/journal/kpis";
import { formatPence } from "@/domain/money";
import type { TrendColumn } from "./TrendChart";

/** The chart's figures as a table. */
export const TrendTable = ({ columns }: { columns: readonly TrendColumn[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll the table sideways
  <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={TREND_TEXTS.tableName}>
    <table className="w-full text-base tabular-nums">
      <thead>
        <tr className="border-line border-b-2 text-right [&>th]:px-2 [&>th]:py-1 [&>th]:font-semibold">
          <th scope="col" className="text-left">
            {TREND_TEXTS.weekColumn}
          </th>
          <th scope="col">{FIGURE_NAMES.earning}</th>
          <th scope="col">{FIGURE_NAMES.saving}</th>
          <th scope="col">{FIGURE_NAMES.spending}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, stats }) => (
          <tr key={name} className="border-line border-b text-right [&>*]:px-2 [&>*]:py-1">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            <td>{formatPence(stats.earning)}</td>
            <td>{formatPence(stats.saving)}</td>
            <td>{formatPence(stats.spending)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
