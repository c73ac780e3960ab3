import { late } from "@/ui/feedback/late";

/** The height of the day's door, until it is there or has failed. */
export const DoorPlace = () => <div className="min-h-[4.5rem]" />;

/** Loads after today's strip, because nobody waits for it. */
export const TodaysDoor = late(() => import("./TodaysDoor").then((file) => file.TodaysDoor), {
  loading: DoorPlace,
  instead: DoorPlace,
});
