/** The state of a query. Offline, a query pauses; the page shows a failure instead of waiting. */
interface QueryState {
  data: unknown;
  isError: boolean;
  isPaused: boolean;
}

export const couldNotLoad = ({ data, isError, isPaused }: QueryState) =>
  data === undefined && (isError || isPaused);

export const isLoading = (query: QueryState) => query.data === undefined && !couldNotLoad(query);
