import { useEffect, useState, type ComponentType } from "react";

interface LazyChatProps {
  /** The page that is open. What did not come is asked for again on the next one. */
  pathname: string;
}

/** The money guide's icon: it comes when the page is there, and lies over it, so that nothing moves. */
export function LazyChat({ pathname }: LazyChatProps) {
  const [Chat, setChat] = useState<ComponentType<LazyChatProps>>();
  useEffect(() => {
    import("./chat/Chat").then(
      (module) => setChat(() => module.Chat),
      () => {},
    );
  }, [pathname]);
  return Chat && <Chat pathname={pathname} />;
}
