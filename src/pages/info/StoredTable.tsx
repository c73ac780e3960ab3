interface StoredTableProps {
  heading: string;
  columns: readonly string[];
  /** One cell for each column; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A table of stored data, folded for its length, which becomes a list of blocks on a phone. */
export const StoredTable = ({ heading, columns, rows }: StoredTableProps) => (
  <details className="surface mt-4 px-5 py-2">
    <summary className="font-display min-h-11 py-2 text-lg font-semibold">{`${heading}: ${rows.length} things`}</summary>
    <table className="mb-3 w-full text-left text-base">
      <caption className="sr-only">{heading}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line border-b-2 py-2 pr-4">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-line block border-b py-3 sm:table-row">
            <th
              scope="row"
              className="block pr-4 font-semibold [overflow-wrap:anywhere] sm:table-cell sm:py-2"
            >
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="block pr-4 sm:table-cell sm:py-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
