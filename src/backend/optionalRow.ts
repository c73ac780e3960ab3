/** The code for "no rows" in answer to a request for one. */
export const NO_ROWS = "PGRST116";

interface Answer<Row> {
  data: Row | null;
  error: { message: string; code: string } | null;
}

/**
 * Returns the row, or null if there is none (specification part 2, section 7).
 * @throws any other error.
 */
export function optionalRow<Row>({ data, error }: Answer<Row>): Row | null {
  if (error && error.code !== NO_ROWS) throw new Error(error.message, { cause: error });
  return data;
}
