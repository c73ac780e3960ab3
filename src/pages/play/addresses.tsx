/** The stories to play at /play. Each loads when it is opened. */
import type { PlayPath } from "@/content/play/plays";
import type { Play } from "@/domain/play/play";
import { addressPages } from "@/parts/addressPages";
import { late } from "@/ui/feedback/late";

const playOf = (path: PlayPath, load: () => Promise<unknown>) =>
  late(async () => {
    const [{ PlayPage }, play] = await Promise.all([import("./PlayPage"), load()]);
    return () => <PlayPage path={path} play={play as Play} />;
  });

export const addressPage = addressPages({
  "/play": late(() => import("./PlaysPage").then((file) => file.PlaysPage)),
  "/play/asha": playOf("/play/asha", () => import("@/content/play/asha").then((file) => file.ASHA)),
  "/play/femi": playOf("/play/femi", () => import("@/content/play/femi").then((file) => file.FEMI)),
  "/play/erin": playOf("/play/erin", () => import("@/content/play/erin").then((file) => file.ERIN)),
} satisfies Partial<Record<PlayPath | "/play", unknown>>);
