/** The pages beneath /short-stories: one for each story. A text loads when its story is opened. */
import { STORY_FILES, STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { addressPages } from "@/parts/addressPages";
import { late } from "@/ui/feedback/late";

export const storyPage = addressPages(
  Object.fromEntries(
    STORY_IDS.map((id) => [
      storyPath(id),
      late(async () => {
        const [{ StoryPage }, story] = await Promise.all([import("./StoryPage"), STORY_FILES[id]()]);
        return () => <StoryPage id={id} story={story} />;
      }),
    ]),
  ),
);
