import type { Elements } from "@/ui/elements";
import { Failure } from "@/ui/feedback/Failure";
import { Skeleton } from "@/ui/feedback/Skeleton";

/** The state of a query. Offline, a query pauses; the page shows a failure instead of waiting. */
interface State {
  data: unknown;
  isError: boolean;
  isPaused: boolean;
}

export const couldNotLoad = ({ data, isError, isPaused }: State) =>
  data === undefined && (isError || isPaused);

export const isLoading = (query: State) => query.data === undefined && !couldNotLoad(query);

interface QueryStateProps {
  query: State & { refetch: () => Promise<unknown> };
  texts: { couldNotLoad: string; loading: string };
  /** The size of the content that is loading. */
  className?: string;
  /** Its shape (ui/feedback/SkeletonShapes.tsx). */
  shape?: Elements;
}

/** The replacement for the answer of a query until it is there: a skeleton, or a failure with a retry. */
export function QueryState({ query, texts, className, shape }: QueryStateProps) {
  if (isLoading(query))
    return (
      <Skeleton label={texts.loading} className={className} showLabel>
        {shape}
      </Skeleton>
    );
  if (!couldNotLoad(query)) return null;
  return <Failure onRetry={() => void query.refetch()}>{texts.couldNotLoad}</Failure>;
}
