interface TabMemory {
  /** The raw value, which may have been typed by anybody. */
  read: () => string | null;
}

/** The tab that the address names in `?tab=`; else the one that was last open, or the first on a first visit. */
export function tabOnArrival<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  memory: TabMemory,
  search = new URLSearchParams(location.search),
): Tab {
  const tabNamed = (name: string | null) => tabs.find((tab) => tab === name);
  return tabNamed(search.get("tab")) ?? tabNamed(memory.read()) ?? tabs[0];
}
