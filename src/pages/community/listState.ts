/** How a list is that has not been read. Without a connection a query waits for one; the page does not. */
interface List {
  data: unknown;
  isError: boolean;
  isPaused: boolean;
}

export const couldNotLoad = ({ data, isError, isPaused }: List) =>
  data === undefined && (isError || isPaused);

export const isLoading = (list: List) => list.data === undefined && !couldNotLoad(list);
