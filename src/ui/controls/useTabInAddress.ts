import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { tabOnArrival } from "./tabOnArrival";

interface TabMemory {
  /** The raw value, which may have been typed by anybody. */
  read: () => string | null;
  remember: (tab: string) => void;
}

/**
 * The tab that the address names in `?tab=`, and the function that opens another; going back leads through the tabs. An
 * address without one opens the tab that was last open, or the first on a first visit.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  memory: TabMemory,
): [Tab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  // The tab on arrival: going back to an address without one returns to it.
  const [lastTime] = useState(() => tabOnArrival(tabs, memory, new URLSearchParams()));
  const tab = tabOnArrival(tabs, { read: () => lastTime }, search);
  useEffect(() => memory.remember(tab), [memory, tab]);
  const open = (next: string) => {
    // A tab calls this when it is pressed and again when the press focuses it; one step back must undo both.
    if (new URLSearchParams(location.search).get("tab") === next) return;
    // The state changes at once: the router renders the tab in a transition, and a visitor may have
    // left before it is done.
    memory.remember(next);
    setSearch({ tab: next }, { preventScrollReset: true });
  };
  return [tab, open];
}
