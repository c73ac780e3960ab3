/** E-mail addresses, which an export leaves out unless somebody asks for them: also those that stand in the middle of a text. */
import type { Table } from "./table.ts";

/** Every form names its address so: email, parentEmail, email_for_gift. */
const ADDRESS_COLUMN = /email/i;
/** Wider than the forms' own rule, because a text holds whatever somebody typed. */
const ADDRESS = /[^\s,;:<>()[\]"“”，；＜＞@＠]+[@＠][^\s,;:<>()[\]"“”，；＜＞@＠]+/gu;
const LEFT_OUT = "[e-mail address left out]";

/** The same table without columns of addresses, and with a note in place of each address elsewhere. */
export function withoutAddresses({ columns, rows }: Table): Table {
  const kept = columns.flatMap((column, at) => (ADDRESS_COLUMN.test(column) ? [] : [at]));
  return {
    columns: kept.map((at) => columns[at]!),
    rows: rows.map((row) =>
      kept.map((at) => {
        const cell = row[at] ?? null;
        return typeof cell === "string" ? cell.replace(ADDRESS, LEFT_OUT) : cell;
      }),
    ),
  };
}
