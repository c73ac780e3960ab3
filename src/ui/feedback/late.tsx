import { lazy, Suspense, useState, type ComponentType } from "react";
import type { Elements } from "@/ui/elements";
import { ErrorBoundary } from "./ErrorBoundary";

interface LateOptions<Props> {
  /** The replacement until the file has loaded. */
  loading?: (props: Props) => Elements;
  /** The replacement of a failed part that the page works without. By default the part says so and offers a retry. */
  instead?: (props: Props, error: unknown) => Elements;
  /** A failed part is tried again when this value changes. */
  retryOn?: (props: Props) => unknown;
}

/**
 * A part of a page whose file loads when the part is first shown, or earlier by `preload`, which reports whether the file
 * is here. The rest of the page keeps what was typed if the file does not come.
 * @param load gets the path of the page that is about to be opened, because a route may have a file for each of its paths.
 */
export function late<Props extends object>(
  load: (path?: string) => Promise<ComponentType<Props>>,
  { loading, instead, retryOn }: LateOptions<Props> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async (path?: string) => {
    const part = await load(path);
    return { default: (Loaded ??= part) };
  };
  // A lazy component remembers a failed load, so each attempt has its own.
  const currentPart = (): ComponentType<Props> => Loaded ?? (lazy(() => fetchPart()) as ComponentType<Props>);

  function Late(props: Props) {
    const [Part, setPart] = useState(currentPart);
    return (
      <ErrorBoundary
        onRetry={() => setPart(currentPart)}
        instead={instead && ((error) => instead(props, error))}
        retryOn={retryOn?.(props)}
      >
        <Suspense fallback={loading?.(props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const preload = (path?: string) =>
    fetchPart(path).then(
      () => true,
      () => false,
    );
  return Object.assign(Late, { preload });
}
