/** Parts of the Challenges tab that load once it is there: its dialogs, the jar of a
 * savings goal, and the sample board. */
import { late } from "@/ui/feedback/late";

export const AmountDialog = late(() => import("./goal/AmountDialog").then((file) => file.AmountDialog), {
  loading: () => null,
});

export const JoinDialog = late(() => import("./JoinDialog").then((file) => file.JoinDialog), {
  loading: () => null,
});
export const GoalNameDialog = late(
  () => import("./goal/GoalNameDialog").then((file) => file.GoalNameDialog),
  {
    loading: () => null,
  },
);
/** Its place is kept, so that nothing moves when it comes. */
export const GoalJar = late(() => import("@/parts/community/GoalJar").then((file) => file.GoalJar), {
  loading: () => <div className="h-40" />,
  instead: () => null,
});
export const Cheering = late(() => import("./goal/Cheering").then((file) => file.Cheering), {
  loading: () => null,
  instead: () => null,
});
export const Leaderboard = late(() => import("./Leaderboard").then((file) => file.Leaderboard), {
  loading: () => <div className="surface h-96" />,
});
