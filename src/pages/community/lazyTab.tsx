import { useEffect, useState, type ComponentType } from "react";
import { COMMUNITY_TEXTS } from "@/content/community";
import { Failure } from "@/ui/Failure";
import { Skeleton } from "@/ui/Skeleton";

interface LoadedTab<Props> {
  Content?: ComponentType<Props> | undefined;
  error?: unknown;
}

/**
 * A tab that is a file of its own. Should it not come, the rest of the page stays with all that was typed there, and it can
 * be asked for again; only when it does not come again, with a connection, is it left to the whole page.
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
    // As after a new version was put up.
    if (error && failures > 1) throw error;
    if (error) return <Failure onRetry={() => void fetchContent()}>{COMMUNITY_TEXTS.partMissing}</Failure>;
    return <Skeleton label={COMMUNITY_TEXTS.loading} className="h-96" />;
  }
  return Object.assign(LateTab, { preload });
}
