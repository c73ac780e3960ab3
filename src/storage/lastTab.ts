/** Which part of a page with tabs this browser looked at last. */
import { browserStorage } from "./browserStorage";

/** As it was written, whoever wrote it: whether there is such a part is the page's to know. */
const lastTab = (key: string) => ({
  read: (): string | null => browserStorage.getItem(key),
  remember: (tab: string): void => browserStorage.setItem(key, tab),
});

export const dashboardTab = lastTab("4mq_dashboard_tab");
export const communityTab = lastTab("4mq_community_tab");
