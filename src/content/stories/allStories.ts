/** Every story with its text. Only the build, the commands and the tests read this list. */
import { STORY_FILES, STORY_IDS, storyPath } from "./storyFiles";

export const WRITTEN_STORIES = await Promise.all(
  STORY_IDS.map(async (id) => ({ id, path: storyPath(id), ...(await STORY_FILES[id]()) })),
);
