/** Which part of the challenge dashboard this browser looked at last. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_dashboard_tab";

/** Whether there is such a part is the page's to know. */
export const dashboardTab = {
  read: (): string | null => browserStorage.getItem(KEY),
  remember: (tab: string): void => browserStorage.setItem(KEY, tab),
};
