/** Rows as PostgREST answers with them: whole. A fake names only what its test is about. */
export function wholeRows(search: URLSearchParams, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((row) => wholeRows(search, row));
  if (typeof body !== "object" || body === null || "code" in body) return body;
  const columns = (search.get("select") ?? "").replaceAll(/\(.*?\)/g, "").split(",");
  const asked = columns
    .filter(Boolean)
    .map((column) => [column, search.get(column)?.replace(/^eq\./, "") ?? null]);
  return { ...Object.fromEntries(asked), ...body };
}
