import { useEffect, useState, type ComponentType } from "react";
import { COMMUNITY_TEXTS } from "@/content/community";
import { Failure } from "@/ui/Failure";
import { Skeleton } from "@/ui/Skeleton";

interface LoadedTab<Props> {
  Content?: ComponentType<Props> | undefined;
  error?: unknown;
}

/**
 * A tab with its own file. If the file fails to load, the rest of the page keeps its typed text and the tab offers a
 * retry. A second failure while online goes to the error boundary of the page.
 */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());

  function LateTab(props: Props) {
    const [{ Content, error }, setArrival] = useState<LoadedTab<Props>>({ Content: loaded });
    const [failures, setFailures] = useState(0);

    async function fetchContent() {
      setArrival({});
      try {
        setArrival({ Content: await preload() });
      } catch (reason) {
        setArrival({ error: reason });
        setFailures((before) => (navigator.onLine ? before + 1 : 0));
      }
    }
    useEffect(() => {
      if (!loaded) void fetchContent();
    }, []);

    if (Content) return <Content {...props} />;
    // A repeated failure usually means that a new version of the site has been deployed.
    if (error && failures > 1) throw error;
    if (error) return <Failure onRetry={() => void fetchContent()}>{COMMUNITY_TEXTS.partMissing}</Failure>;
    return <Skeleton label={COMMUNITY_TEXTS.loading} className="h-96" />;
  }
  return Object.assign(LateTab, { preload });
}
