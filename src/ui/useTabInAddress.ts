import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

interface TabMemory {
  /** As it was written, whoever wrote it. */
  read: () => string | null;
  remember: (tab: string) => void;
}

/**
 * The tab that the address names in `?tab=`, and the function that opens another one; the way back leads through the tabs.
 * An address that names none opens the one that was open last, and the first one on a first visit.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  memory: TabMemory,
): [Tab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const tabNamed = (name: string | null) => tabs.find((tab) => tab === name);
  // As it was on arrival: the way back to this address leads to what stood there.
  const [lastTime] = useState(() => tabNamed(memory.read()) ?? tabs[0]);
  const tab = tabNamed(search.get("tab")) ?? lastTime;
  useEffect(() => memory.remember(tab), [memory, tab]);
  const open = (next: string) => {
    // A tab asks when it is pressed and again when that gives it the focus: one step back must undo both.
    if (new URLSearchParams(location.search).get("tab") === next) return;
    // At once: the router draws the tab in a transition, and a visitor may have left before that is done.
    memory.remember(next);
    setSearch({ tab: next }, { preventScrollReset: true });
  };
  return [tab, open];
}
