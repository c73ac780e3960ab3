/** The tab that was last open on a page with tabs, in this browser. */
import { browserStorage } from "./browserStorage";

/** The raw value; the page decides whether such a tab exists. */
const lastTab = (key: string) => ({
  read: (): string | null => browserStorage.getItem(key),
  remember: (tab: string): void => browserStorage.setItem(key, tab),
});

export const dashboardTab = lastTab("4mq_dashboard_tab");
export const communityTab = lastTab("4mq_community_tab");
