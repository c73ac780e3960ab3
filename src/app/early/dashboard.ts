import { askForDashboard, DASHBOARD_TABS } from "@/pages/journal/questions";
import { dashboardTab } from "@/storage/lastTab";
import { tabOnArrival } from "@/ui/controls/tabOnArrival";
import { askEarly } from "./askEarly";

askEarly(askForDashboard);

/** A tab that the page opens with would otherwise be found only once the page has been drawn. */
const TAB_FILES = {
  journal: () => {},
  kpis: () => import("@/pages/journal/figures/KpisTab"),
  progress: () => import("@/pages/journal/ProgressTab"),
};
Promise.resolve(TAB_FILES[tabOnArrival(DASHBOARD_TABS, dashboardTab)]()).catch(() => {});
