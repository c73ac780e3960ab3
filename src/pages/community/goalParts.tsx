/** Parts of a savings goal that load when they are first shown, because they are many and the page is daily. */
import { late } from "@/ui/late";

export const GoalNameFields = late(() => import("./GoalNameFields").then((file) => file.GoalNameFields));
export const GoalNameDialog = late(() => import("./GoalNameDialog").then((file) => file.GoalNameDialog), {
  loading: () => null,
});
/** Its place is kept, so that nothing moves when it comes. */
export const GoalPictures = late(() => import("./GoalPictures").then((file) => file.GoalPictures), {
  loading: () => <div className="h-40" />,
  instead: () => null,
});
