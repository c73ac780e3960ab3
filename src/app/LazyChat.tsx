import { useEffect, useState, type ComponentType } from "react";

interface LazyChatProps {
  /** The current path. If the chat's file did not load, the next page asks for it again. */
  pathname: string;
}

/** The money guide's icon. It loads after the page and lies over it, so that nothing moves. */
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
