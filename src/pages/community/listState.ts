/** The state of a list's query. Offline, a query pauses; the page shows a failure instead of waiting. */
interface List {
  data: unknown;
  isError: boolean;
  isPaused: boolean;
}

export const couldNotLoad = ({ data, isError, isPaused }: List) =>
  data === undefined && (isError || isPaused);

export const isLoading = (list: List) => list.data === undefined && !couldNotLoad(list);
