/** The tab that was last open on a page with tabs, in this browser; the page decides whether such a tab exists. */
import { dayOf } from "@/domain/calendar";
import { browserStorage } from "./browserStorage";

const COMMUNITY_KEY = "4mq_community_tab";
const DASHBOARD_KEY = "4mq_dashboard_tab";

export const communityTab = {
  read: (): string | null => browserStorage.getItem(COMMUNITY_KEY),
  remember: (tab: string): void => browserStorage.setItem(COMMUNITY_KEY, tab),
};

/** A new day opens the journal, and Progress, where there is nothing yet, opens only when it is asked for. */
export const dashboardTab = {
  read: (): string | null => {
    const [tab = null, day] = browserStorage.getItem(DASHBOARD_KEY)?.split(" ") ?? [];
    return day === dayOf(new Date()) ? tab : null;
  },
  remember: (tab: string): void => {
    if (tab !== "progress") browserStorage.setItem(DASHBOARD_KEY, `${tab} ${dayOf(new Date())}`);
  },
};
