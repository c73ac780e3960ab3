import { useEffect, useState } from "react";

/** The moment this page was last looked at: a page left open overnight wakes up on the new day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && setNow(new Date());
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, []);
  return now;
}
