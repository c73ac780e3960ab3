import type { Quiz } from "@/content/quiz/quizTypes";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import { STORY_QUIZZES } from "@/content/stories/storyFiles";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Player } from "./Player";

const playerOf = (load: () => Promise<Quiz>) =>
  late(
    async () => {
      const quiz = await load();
      return () => <Player quiz={quiz} />;
    },
    { loading: () => <Skeleton label={PLAYER_TEXTS.loading} className="h-96" showLabel /> },
  );

/** The player of each quiz by its id. The questions load with it; after that it works offline. */
export const PLAYERS: Readonly<Record<string, ReturnType<typeof playerOf>>> = {
  "money-brain-battle": playerOf(() =>
    import("@/content/quiz/quizMoneyBrainBattle").then((file) => file.QUIZ_MONEY_BRAIN_BATTLE),
  ),
  ...Object.fromEntries([...STORY_QUIZZES].map(([id, load]) => [id, playerOf(load)])),
};
