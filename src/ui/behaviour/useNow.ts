import { useEffect, useState } from "react";

/**
 * The time when this page was last looked at, or when the current day began: a page left open moves on to the new day.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => document.visibilityState === "visible" && setNow(new Date());
    document.addEventListener("visibilitychange", update);
    addEventListener("focus", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      removeEventListener("focus", update);
    };
  }, []);
  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const timer = setTimeout(() => setNow(new Date()), midnight.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
