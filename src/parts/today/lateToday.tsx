/** Today's strip and the portrait in the header load only for somebody who is known here. */
import { late } from "@/ui/feedback/late";

const NOTHING = { loading: () => null, instead: () => null };

export const TodayStrip = late(() => import("./TodayStrip").then((file) => file.TodayStrip), {
  ...NOTHING,
  // A place with something in it is no longer kept free (parts.css).
  instead: () => <i hidden />,
});
export const PlayersButton = late(
  () => import("@/parts/players/PlayersButton").then((file) => file.PlayersButton),
  NOTHING,
);
export const PortraitLink = late(
  () => import("@/parts/shelf/PortraitLink").then((file) => file.PortraitLink),
  NOTHING,
);
