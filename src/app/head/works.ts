/** Books, chapters and stories as schema.org data, with only the facts that the site itself states. */
import { BOOKS, type Book } from "@/content/books/books";
import { CHAPTER_FILES, type ChapterFile } from "@/content/resources/downloads";
import { LEVEL_BOOKS, type LevelBook } from "@/content/books/levelBooks";
import { LESSONS, type LessonPath } from "@/content/lessons/lessons";
import { QUESTION_PAGES, type QuestionPageName } from "@/content/questions/questionPages";
import { TAUGHT_BY_PAGE } from "@/content/questions/taughtAnswers";
import { STORIES } from "@/content/stories/stories";
import { TOPICS, type TopicPath } from "@/content/resources/topics/topics";
import { absolute, type Site } from "./addresses";
import { quizData } from "./quizData";

export type WorkKind = "book" | "article" | "story" | "quiz" | "questions";

interface Work {
  kind: WorkKind;
  /** The site's facts about a work besides its name and address. */
  data: (site: Site) => object;
}

const bookId = (site: Site, path: string) => `${absolute(site, path)}#book`;
/** Accepts both "Ages 8-10" and "8-10". */
const agesOf = (text: string) => /\d+-\d+/.exec(text)?.[0];

const levelBook = ({ path, title, ages, tagline }: LevelBook): Work => ({
  kind: "book",
  data: (site) => ({
    "@type": "Book",
    "@id": bookId(site, path),
    name: title,
    description: tagline,
    typicalAgeRange: ages,
  }),
});

/** A book of the catalogue. The one without a level page of its own is the guide for parents. */
function catalogueBook(book: Book, path: string): Work {
  const ages = agesOf(book.ageRange)!;
  const [childMinAge, childMaxAge] = ages.split("-").map(Number);
  return {
    kind: "book",
    data: (site) => ({
      "@type": "Book",
      "@id": bookId(site, book.bookPageLink ?? path),
      name: book.title,
      description: book.description,
      ...(book.bookPageLink
        ? { typicalAgeRange: ages }
        : { audience: { "@type": "ParentAudience", childMinAge, childMaxAge } }),
    }),
  };
}

const chapter = ({ chapter: { title, lead, ages }, cover, localPath }: ChapterFile): Work => ({
  kind: "article",
  data: (site) => ({
    "@type": "Article",
    headline: title,
    description: lead,
    typicalAgeRange: ages,
    isAccessibleForFree: true,
    isPartOf: { "@type": "Book", name: cover.title },
    encoding: {
      "@type": "MediaObject",
      encodingFormat: "application/pdf",
      contentUrl: absolute(site, localPath),
    },
  }),
});

const topic = (path: TopicPath): Work => ({
  kind: "article",
  data: () => ({
    "@type": "Article",
    headline: TOPICS[path].title,
    description: TOPICS[path].lead,
    typicalAgeRange: agesOf(TOPICS[path].ages),
    isAccessibleForFree: true,
  }),
});

const lesson = (path: LessonPath): Work => ({
  kind: "article",
  data: () => ({
    "@type": "LearningResource",
    learningResourceType: "lesson plan",
    name: LESSONS[path].title,
    description: LESSONS[path].lead,
    typicalAgeRange: LESSONS[path].ages,
    timeRequired: `PT${LESSONS[path].minutes}M`,
    isAccessibleForFree: true,
  }),
});

const questions = (name: QuestionPageName): Work => ({
  kind: "questions",
  data: () => ({
    "@type": "CollectionPage",
    name: QUESTION_PAGES[name].title,
    description: QUESTION_PAGES[name].lead,
    isAccessibleForFree: true,
    hasPart: TAUGHT_BY_PAGE[name].map(({ id, title }) => ({
      "@type": "Question",
      name: title,
      url: `#${id}`,
    })),
  }),
});

const QUESTION_NAMES = Object.keys(QUESTION_PAGES) as QuestionPageName[];

/** The work that a page is about, if any. */
export function workOf(path: string): Work | undefined {
  const asked = QUESTION_NAMES.find((name) => QUESTION_PAGES[name].path === path);
  if (asked) return questions(asked);
  if (path in LESSONS) return lesson(path as LessonPath);
  if (path in TOPICS) return topic(path as TopicPath);
  if (path === "/quiz-data") return { kind: "quiz", data: quizData };
  const level = Object.values(LEVEL_BOOKS).find((book) => book.path === path);
  if (level) return levelBook(level);
  const book = BOOKS.find(({ id }) => path === `/books/${id}`);
  if (book) return catalogueBook(book, path);
  const file = CHAPTER_FILES.find((candidate) => candidate.chapter.path === path);
  if (file) return chapter(file);
  const story = STORIES.find(({ route }) => route === path);
  if (!story) return undefined;
  const { title, description, ageRange } = story;
  const typicalAgeRange = agesOf(ageRange);
  return {
    kind: "story",
    data: () => ({
      "@type": "ShortStory",
      name: title,
      description,
      typicalAgeRange,
      isAccessibleForFree: true,
    }),
  };
}
