/** Submissions as a table: a row for each, a column for each field. */
import type { Submission } from "./submission.ts";
import { cellOf, type Cell } from "@/domain/csv";

export interface Table {
  columns: string[];
  rows: Cell[][];
}

/**
 * @param fields the form's fields in their order, which the database does not keep; all are columns
 * from the first export. Fields that only some submissions have (from an earlier version of the
 * form) follow in the order of their first appearance.
 */
export function submissionsTable(submissions: readonly Submission[], fields: readonly string[]): Table {
  const names = new Set(fields);
  for (const { payload } of submissions) for (const name of Object.keys(payload)) names.add(name);
  return {
    columns: ["created_at", ...names],
    rows: submissions.map(({ createdAt, payload }) => [
      createdAt,
      ...[...names].map((name) => (Object.hasOwn(payload, name) ? cellOf(payload[name]) : null)),
    ]),
  };
}
