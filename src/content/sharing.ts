/**
 * The picture that represents a page when somebody shares it. Only the build reads this list. The
 * words in a picture are drawn, so `alt` repeats them.
 */

import { STORIES, type StoryId } from "./stories/stories";
import { STORY_IDS, storyPath } from "./stories/storyFiles";

type Accent = "q1" | "q2" | "q3" | "q4";

/** A cover and the title lettered on it. */
export interface LetteredCover {
  /** The drawing beneath /art/, without its ending. */
  art: string;
  title: string;
}

export interface SharePicture {
  title: string;
  /** The line under the title. */
  line: string;
  accent: Accent;
  /** Covers with the first in front, or the money map with its four characters, or only its tiles. */
  motif: readonly LetteredCover[] | "map" | "tiles";
  alt: string;
}

const LEVEL_1 = { art: "covers/level-1", title: "Money Basics for Kids" };
const LEVEL_2 = { art: "covers/level-2", title: "Teen Money Mastery" };
const LEVEL_3 = { art: "covers/level-3", title: "Teen Financial Freedom" };
const PARENT_GUIDE = { art: "covers/parent-guide", title: "Raising Money-Smart Kids" };
const BRAIN_BATTLE = { art: "covers/money-brain-battle", title: "Money Brain Battle" };

const coverOf = (cover: LetteredCover, line: string, accent: Accent): SharePicture => ({
  title: cover.title,
  line,
  accent,
  motif: [cover],
  alt: `${cover.title}. ${line}. The book’s cover is beside the title.`,
});

const chapterOf = (title: string, cover: LetteredCover, line: string, accent: Accent): SharePicture => ({
  title,
  line,
  accent,
  motif: [cover],
  alt: `${title}. ${line}. The cover of ${cover.title} is beside the title.`,
});

const artOf = (cover: string) => cover.replace(/^\/art\/|\.svg$/g, "");

const STORY_PICTURES = Object.fromEntries(
  STORIES.map(({ id, title, ageRange, coverImage }) => [
    id,
    coverOf({ art: artOf(coverImage), title }, `A story for ${ageRange.toLowerCase()}`, "q3"),
  ]),
) as Record<StoryId, SharePicture>;

export const SHARE_PICTURES = {
  home: {
    title: "Empowering Kids with Financial Literacy",
    line: "Books, stories and a 90-day challenge for ages 8-16",
    accent: "q2",
    motif: "map",
    alt: "Empowering Kids with Financial Literacy. The money map is beside the title: four tiles, each with a smiling character.",
  },
  books: {
    title: "Books about money for ages 8-16",
    line: "Three levels and a guide for parents",
    accent: "q3",
    motif: [LEVEL_1, LEVEL_2, LEVEL_3],
    alt: "Books about money for ages 8-16. The covers of the three level books are beside the title.",
  },
  "level-1": coverOf(LEVEL_1, "Level 1, ages 8-10", "q2"),
  "level-2": coverOf(LEVEL_2, "Level 2, ages 11-13", "q1"),
  "level-3": coverOf(LEVEL_3, "Level 3, ages 14-16", "q3"),
  "parent-guide": coverOf(PARENT_GUIDE, "The guide for parents and carers", "q4"),
  ...STORY_PICTURES,
  "needs-vs-wants": chapterOf("Needs vs Wants", LEVEL_1, "Free chapter for ages 8-10", "q2"),
  "influence-invasion": chapterOf("Influence Invasion", LEVEL_2, "Free chapter for ages 11-13", "q1"),
  "debt-trap": chapterOf("Debt Trap", LEVEL_3, "Free chapter for ages 14-16", "q3"),
  "four-quadrants": chapterOf("The Four Money Quadrants", PARENT_GUIDE, "Free chapter for parents", "q4"),
  resources: {
    title: "Free chapters, worksheets and guides",
    line: "For children, parents and teachers",
    accent: "q4",
    motif: [PARENT_GUIDE, LEVEL_1],
    alt: "Free chapters, worksheets and guides. Two book covers are beside the title.",
  },
  quiz: {
    title: "Money quizzes with coins to earn",
    line: "Test what you know",
    accent: "q3",
    motif: [BRAIN_BATTLE],
    alt: "Money quizzes with coins to earn. Beside the title is a cheerful brain with a headband, a coin and a shield.",
  },
  quadrant: {
    title: "Find Your Quadrant",
    line: "How do you use your money?",
    accent: "q1",
    motif: "map",
    alt: "Find Your Quadrant. The money map is beside the title: four tiles, each with a smiling character.",
  },
  site: {
    title: "Four Money Quadrants",
    line: "Financial literacy for ages 8-16",
    accent: "q2",
    motif: "tiles",
    alt: "Four Money Quadrants. The four coloured tiles of the money map are beside the title.",
  },
} as const satisfies Record<string, SharePicture>;

export type ShareName = keyof typeof SHARE_PICTURES;

const PICTURE_OF: Readonly<Record<string, ShareName>> = {
  "/": "home",
  "/books": "books",
  "/books/4MQ-L1": "level-1",
  "/books/4MQ-L2": "level-2",
  "/books/4MQ-L3": "level-3",
  "/books/money-basics-for-kids": "level-1",
  "/books/teen-money-mastery": "level-2",
  "/books/teen-financial-freedom": "level-3",
  "/books/raising-money-smart-kids": "parent-guide",
  "/audiobooks": STORY_IDS[0],
  "/short-stories": STORY_IDS[0],
  ...Object.fromEntries(STORY_IDS.map((id) => [storyPath(id), id])),
  "/resources": "resources",
  "/resources/sample-chapter": "needs-vs-wants",
  "/resources/level-2-sample-chapter": "influence-invasion",
  "/resources/level-3-sample-chapter": "debt-trap",
  "/resources/raising-money-smart-kids": "four-quadrants",
  "/quiz": "quiz",
  "/quiz-hub": "quiz",
  "/find-your-quadrant": "quadrant",
};

/** A page without its own picture uses the one of the page above it, or else the site's. */
export function shareNameOf(path: string): ShareName {
  const own = PICTURE_OF[path];
  if (own) return own;
  const above = path.slice(0, path.lastIndexOf("/"));
  return above ? shareNameOf(above) : "site";
}

/** The path of the built picture. */
export const sharePath = (name: ShareName) => `/share/${name}.png`;
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
