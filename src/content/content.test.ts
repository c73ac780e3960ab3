/** Facts that the content guarantees to its readers, to the screens that show it, and to the specification. */
import { describe, expect, it } from "vitest";
import * as audiobooks from "./audiobooks/audiobooks";
import { BOOK_SHELF } from "./books/bookShelf";
import * as books from "./books/books";
import * as buying from "./books/buying";
import * as chapters from "./resources/chapters/chapters";
import * as chapterTexts from "./resources/chapters/chapterTexts";
import { CHAPTERS } from "./resources/downloads";
import * as contact from "./info/contact";
import * as home from "./home/home";
import { DASHBOARD_PAGE } from "./journal/journal";
import { KEEPER_OF_THE_EMBERS } from "./stories/keeper-of-embers";
import * as levelBooks from "./books/levelBooks";
import { FOOTER_GROUPS, GROWN_UP_LINKS, NAV_GROUPS } from "./navigation";
import type { PageMeta } from "./pageMeta";
import { GUARDED_PAGES, PUBLIC_PAGES } from "./pages";
import * as privacy from "./info/privacy";
import { LEVEL_NAMES } from "./quadrant/levelNames";
import { QUADRANTS } from "./quadrant/quadrants";
import * as questionnaire from "./questionnaire/questionnaire";
import { firstSentence } from "@/domain/quiz/firstSentence";
import { sourceOf } from "@/domain/resources/recall";
import { QUIZ_MONEY_BRAIN_BATTLE } from "./quiz/quizMoneyBrainBattle";
import { linesOf, type Chapter } from "./reading/reading";
import * as resources from "./resources/resources";
import * as siteMap from "./info/siteMap";
import { WRITTEN_STORIES } from "./stories/allStories";
import * as stories from "./stories/stories";
import { STORY_QUIZZES } from "./stories/storyFiles";
import * as storyTexts from "./stories/storyTexts";
import * as tracker from "./tracker/tracker";

const STORY_QUIZZES_READ = await Promise.all([...STORY_QUIZZES.values()].map((load) => load()));
const QUIZZES = [...STORY_QUIZZES_READ, QUIZ_MONEY_BRAIN_BATTLE];
/** Every module of content, so that a new one falls under the rules below by itself. */
const EVERYTHING = import.meta.glob<Record<string, unknown>>(
  ["./**/*.ts", "!./**/*.test.ts", "!./**/*.cases.ts"],
  {
    eager: true,
  },
);

const ALL_PAGES = { ...PUBLIC_PAGES, ...GUARDED_PAGES };
const ROUTES = new Set(Object.keys(ALL_PAGES));

type Leaf = [name: string, value: string];
/** Every text of a piece of content, with its name. */
function leavesOf(content: unknown, name = ""): Leaf[] {
  if (typeof content === "string") return [[name, content]];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    leavesOf(value, Array.isArray(content) ? name : key),
  );
}

const objectsOf = (content: unknown): object[] =>
  typeof content !== "object" || content === null
    ? []
    : [content, ...Object.values(content).flatMap(objectsOf)];

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const wordsOfSections = (sections: Chapter["sections"]) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(linesOf)).reduce((sum, line) => sum + wordsIn(line), 0);

const doublesIn = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

const files = (found: Record<string, unknown>) => new Set(Object.keys(found));
const art = files(import.meta.glob("/public/art/**/*.svg"));
const characters = import.meta.glob<string>("/public/art/characters/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the sample chapters", () => {
  it.each(CHAPTERS.map((chapter) => [chapter.title, chapter] as const))(
    "gives %s at least 1,200 words, sections with ids of their own, and a task at the end",
    (_, { sections, thisWeek, checkedOn }) => {
      expect(wordsOfSections(sections)).toBeGreaterThanOrEqual(1200);
      const ids = sections.map(({ id }) => id);
      expect(doublesIn(ids)).toEqual([]);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(thisWeek.steps.length).toBeGreaterThan(2);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  it("offers the specified sample chapters", () => {
    expect(
      CHAPTERS.map(({ path, level, chapterNumber, title }) => [path, level, chapterNumber, title]),
    ).toEqual([
      ["/resources/sample-chapter", "Level 1", 3, "Needs vs Wants"],
      ["/resources/level-2-sample-chapter", "Level 2", 3, "Influence Invasion"],
      ["/resources/level-3-sample-chapter", "Level 3", 6, "Debt Trap"],
      ["/resources/raising-money-smart-kids", "Parent guide", 2, "The Four Money Quadrants"],
    ]);
  });

  it("describes each chapter in the same words as the lists that link to it", () => {
    const links = Object.values(chapters.CHAPTER_LINKS);
    expect(links.map(({ path, level, ages, title }) => ({ path, level, ages, title }))).toEqual(
      CHAPTERS.map(({ path, level, ages, title }) => ({ path, level, ages, title })),
    );
    for (const { pdf, source, title } of links) {
      expect(pdf.localPath).toBe(`/downloads/${pdf.fileName}`);
      expect(source).toContain(title);
      expect(source.length).toBeLessThanOrEqual(200); // as the forms accept it
    }
    expect(doublesIn(links.map(({ pdf }) => pdf.fileName))).toEqual([]);
  });
});

describe("The Keeper of the Embers", () => {
  const { sections } = KEEPER_OF_THE_EMBERS;

  it("gives the story its seven sections, in order", () => {
    expect(sections.map(({ title }) => title)).toEqual([
      "Feeling Small",
      "The Windy Place",
      "The Little Berries Secret",
      "The Careful Hunter",
      "The Broken Pot & The Quiet Fix",
      "Snow Surprise!",
      "Waking Up Proud",
    ]);
    expect(doublesIn(sections.map(({ id }) => id))).toEqual([]);
  });

  it("keeps the story to 15 to 20 minutes of reading: 2,800 to 3,600 words", () => {
    const words = wordsOfSections(sections);
    expect(words).toBeGreaterThanOrEqual(2800);
    expect(words).toBeLessThanOrEqual(3600);
  });
});

describe.each(WRITTEN_STORIES)(
  "the story $title",
  ({ id, path, title, ageRange, book, sections, quizHeading }) => {
    it("has a picture in every section, and describes it", () => {
      expect(doublesIn(sections.map(({ picture }) => picture.src))).toEqual([]);
      for (const { picture } of sections) expect(wordsIn(picture.alt)).toBeGreaterThan(10);
    });

    it("has the same title, ages and address on its card", () => {
      const card = stories.STORIES.find((story) => story.id === id);
      expect(card).toMatchObject({ id, title, ageRange, route: path });
      expect(`${card?.level} ${ageRange}`).toMatch(
        /^(Level 1 Ages 8-10|Level 2 Ages 11-13|Level 3 Ages 14-16)$/,
      );
    });

    it("leads to its own quiz, or to none", async () => {
      const quiz = await STORY_QUIZZES.get(id)?.();
      expect(quizHeading !== undefined).toBe(quiz !== undefined);
      if (!quiz) return;
      const card = stories.STORIES.find((story) => story.id === id)!;
      expect(quiz.metadata).toMatchObject({ id, category: "short-stories", level: card.level });
      expect(quiz.metadata).toMatchObject({ coverImage: card.coverImage, passingScore: 80 });
    });

    it("belongs to a book of the catalogue", () => {
      expect(books.bookById(book.id)?.title).toBe(book.title);
    });
  },
);

const inOrder = (one: string, other: string) => one.localeCompare(other);

describe("the quizzes", () => {
  it.each(QUIZZES.map((quiz) => [quiz.metadata.title, quiz] as const))(
    "gives %s ten questions, each with four different answers, one of them right",
    (_, { metadata, questions }) => {
      expect(questions).toHaveLength(10);
      expect(doublesIn(questions.map(({ id }) => id))).toEqual([]);
      for (const { options, correctAnswer } of questions) {
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(correctAnswer);
      }
      expect(metadata).toMatchObject({ passingScore: 80, estimatedTime: 15, reward: { coins: 1 } });
    },
  );

  it.each(QUIZZES.map((quiz) => [quiz.metadata.title, quiz] as const))(
    "gives each wrong option of %s a reason of its own",
    (_, { questions }) => {
      const reasons = questions.flatMap(({ options, correctAnswer, whyNot }) => {
        const wrong = options.filter((option) => option !== correctAnswer);
        expect(Object.keys(whyNot).toSorted(inOrder)).toEqual(wrong.toSorted(inOrder));
        return Object.values(whyNot);
      });
      expect(doublesIn(reasons)).toEqual([]);
    },
  );
});

it.each(QUIZZES.map((quiz) => [quiz.metadata.title, quiz] as const))(
  "begins each reason of %s with a sentence of at most nine words, for the line with the next question",
  (_, { questions }) => {
    const reasons = questions.flatMap(({ explanation, whyNot }) => [explanation, ...Object.values(whyNot)]);
    const long = reasons.map(firstSentence).filter((sentence) => sentence.split(/\s+/u).length > 9);
    expect(long).toEqual([]);
  },
);

it.each(QUIZZES.map((quiz) => [quiz.metadata.id, quiz] as const))(
  "numbers the questions of %s by its id, which leads today's strip to them",
  (id, { questions }) => {
    expect(questions.map((question) => question.id)).toEqual(questions.map((_, nth) => `${id}-${nth + 1}`));
    expect(questions.map((question) => sourceOf(question.id))).toEqual(questions.map(() => id));
  },
);

describe.each(STORY_QUIZZES_READ)("$metadata.title", ({ questions }) => {
  it("gives no answer away by its length or its place", () => {
    const lengthsOf = (options: readonly string[]) => options.map(({ length }) => length);
    const isLonger = questions.filter(
      ({ options, correctAnswer }) =>
        correctAnswer.length > Math.max(...lengthsOf(options.filter((one) => one !== correctAnswer))),
    );
    const isShorter = questions.filter(
      ({ options, correctAnswer }) =>
        correctAnswer.length < Math.min(...lengthsOf(options.filter((one) => one !== correctAnswer))),
    );
    expect(isLonger.length).toBeLessThanOrEqual(2);
    expect(isShorter.length).toBeLessThanOrEqual(2);
    const places = questions.map(({ options, correctAnswer }) => options.indexOf(correctAnswer));
    for (const place of [0, 1, 2, 3])
      expect(places.filter((one) => one === place).length).toBeGreaterThanOrEqual(2);
  });

  it("has 3 easy, 4 medium and 3 hard questions", () => {
    const counts = { easy: 0, medium: 0, hard: 0 };
    for (const { difficulty } of questions) counts[difficulty]++;
    expect(counts).toEqual({ easy: 3, medium: 4, hard: 3 });
  });
});

describe("links", () => {
  const LINKS = new Set(["to", "path", "link", "route", "sampleChapterLink", "bookPageLink"]);
  const links = leavesOf(EVERYTHING).filter(([name, value]) => LINKS.has(name) && value.startsWith("/"));

  it("links only to pages of the site", () => {
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(([, value]) => !ROUTES.has(value.replace(/[?#].*/u, "")))).toEqual([]);
  });

  it("links every card except those still to come", () => {
    for (const { cards } of resources.RESOURCE_SECTIONS)
      for (const { link, comingSoon, buttonText } of cards) {
        expect(link === "").toBe(comingSoon);
        expect(buttonText === "Coming Soon").toBe(comingSoon);
      }
  });

  it("lists the thirteen pages of the site map", () => {
    expect(siteMap.SITE_MAP.map(({ path }) => path)).toEqual([
      "/",
      "/books",
      "/books/4MQ-L1",
      "/books/4MQ-L2",
      "/books/4MQ-L3",
      "/audiobooks",
      "/short-stories",
      "/resources",
      "/quiz",
      "/find-your-quadrant",
      "/90-days-money-smart-challenge",
      "/excel-tracker",
      "/about",
    ]);
  });

  it("names the pages for grown-ups in a menu and in the footer, and says on the site map what they are", () => {
    const inMenus = NAV_GROUPS.flatMap(({ links: pages }) => pages);
    expect(GROWN_UP_LINKS.filter((link) => !inMenus.includes(link))).toEqual([]);
    const inFooter = FOOTER_GROUPS.find(({ label }) => label === "For grown-ups")!.links;
    expect(inFooter.map(({ to }) => to)).toEqual([...GROWN_UP_LINKS.map(({ to }) => to), "/quiz-data"]);
    const onSiteMap = [...siteMap.SITE_MAP, ...siteMap.MORE_PAGES].map(({ path }) => path);
    expect(inFooter.filter(({ to }) => !onSiteMap.includes(to))).toEqual([]);
    expect(onSiteMap).toEqual([...new Set(onSiteMap)]);
  });
});

describe("pictures", () => {
  it("finds every picture that a text names", () => {
    const named = leavesOf(EVERYTHING).filter(([, value]) => value.startsWith("/art/"));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(([, value]) => !art.has(`/public${value.split("#")[0]}`))).toEqual([]);
  });

  it("describes every picture", () => {
    for (const object of objectsOf(EVERYTHING))
      for (const name of ["alt", "coverAlt"] as const)
        if (name in object) {
          const alt = (object as Record<string, unknown>)[name];
          if (typeof alt !== "function") expect(alt).toMatch(/\w+ \w+.*\.$/u);
        }
    for (const book of books.BOOKS) expect(books.coverAlt(book)).toMatch(/\.$/);
  });
});

describe("the books", () => {
  it("has four books with ids of their own, of which only the parent guide has a table of contents", () => {
    expect(books.BOOKS.map(({ id }) => id)).toEqual([
      "money-basics-for-kids",
      "teen-money-mastery",
      "teen-financial-freedom",
      "raising-money-smart-kids",
    ]);
    expect(books.BOOKS.filter(({ tableOfContents }) => tableOfContents.length > 0)).toEqual([
      books.bookById("raising-money-smart-kids"),
    ]);
    const contents = books.bookById("raising-money-smart-kids")!.tableOfContents;
    expect(contents.filter(({ isChapter }) => isChapter)[1]!.title).toBe(
      "Chapter 2: The Four Money Quadrants",
    );
    expect(books.bookById("no-such-book")).toBeUndefined();
  });

  it("gives a book the same title, cover and chapter on the shelf and on its own page", () => {
    expect(BOOK_SHELF.map(({ title, cover }) => [title, cover])).toEqual(
      books.BOOKS.map(({ title, coverImage }) => [title, coverImage]),
    );
    const levels = Object.values(levelBooks.LEVEL_BOOKS);
    expect(
      levels.map(({ bookId, path, title, cover, coverAlt, sampleChapterLink }) => ({
        bookId,
        path,
        title,
        cover,
        coverAlt,
        sampleChapterLink,
      })),
    ).toEqual(
      books.BOOKS.slice(0, 3).map((book) => ({
        bookId: book.id,
        path: book.bookPageLink,
        title: book.title,
        cover: book.coverImage,
        coverAlt: books.coverAlt(book),
        sampleChapterLink: book.sampleChapterLink,
      })),
    );
  });

  it("has a place for each book's shop link", () => {
    expect(Object.keys(buying.SHOP_LINKS)).toEqual(books.BOOKS.map(({ id }) => id));
    for (const link of Object.values(buying.SHOP_LINKS)) expect(link).toMatch(/^$|^https:\/\//);
  });

  it.each([
    ["4MQ-L2", 1],
    ["4MQ-L3", 2],
  ] as const)(
    "gives %s one character for each quadrant, named as specified, with a portrait",
    (id, level) => {
      const cast = levelBooks.LEVEL_BOOKS[id].characters!;
      expect(cast.map(({ quadrant }) => quadrant)).toEqual([...QUADRANTS]);
      for (const { quadrant, name, symbol } of cast) {
        expect(name).toBe(LEVEL_NAMES[quadrant][level]);
        const [file, symbolId] = symbol.split("#");
        expect(characters[`/public/art/characters/${file}`]).toContain(`<symbol id="${symbolId}"`);
      }
    },
  );
});

describe("the questionnaire", () => {
  it("asks the six questions of the payload, with four answers each, and two for the third", () => {
    expect(
      questionnaire.QUESTIONS.map(({ name, options }) => [
        name,
        options.map(({ letter }) => letter).join(""),
      ]),
    ).toEqual([
      ["q1_child_money_habits", "ABCD"],
      ["q2_purchase_motivation", "ABCD"],
      ["q3_spending_preference", "AB"],
      ["q4_parent_child_money_style", "ABCD"],
      ["q5_spending_influences", "ABCD"],
      ["q6_family_money_conversations", "ABCD"],
    ]);
    const texts = questionnaire.QUESTIONS.flatMap(({ question, options }) => [
      question,
      ...options.map(({ text }) => text),
    ]);
    expect(doublesIn(texts)).toEqual([]);
  });

  it("asks one thing in each question of the questionnaire, without leading", () => {
    for (const { question } of questionnaire.QUESTIONS) {
      expect(question).toMatch(/^[^?]+\?$/);
      expect(question).not.toMatch(
        /\b(should|agree|don’t you|of course|too much|enough|important|good|bad)\b/i,
      );
    }
  });

  it("gives the chapter of the chosen book as the gift", () => {
    expect(
      questionnaire.BOOK_CHOICES.map(({ value, level, ages, title, cover }) => ({
        value,
        level,
        ages,
        title,
        cover,
      })),
    ).toEqual(
      Object.values(levelBooks.LEVEL_BOOKS).map((book, index) => ({
        value: `level${index + 1}`,
        level: book.level,
        ages: `ages ${book.ages}`,
        title: book.title,
        cover: book.cover,
      })),
    );
    for (const { level, chapter } of questionnaire.BOOK_CHOICES)
      expect(chapters.CHAPTER_LINKS.find(({ formKey }) => formKey === chapter)?.level).toBe(level);
  });
});

describe("what is said of a page", () => {
  const isMeta = (value: object): value is PageMeta => {
    const { title, description, isUnlisted = true, ...more } = value as Partial<PageMeta>;
    return (
      typeof title === "string" &&
      typeof description === "string" &&
      isUnlisted &&
      Object.keys(more).length === 0
    );
  };
  const metas = [...Object.values(ALL_PAGES), books.BOOK_NOT_FOUND_PAGE];

  it.each(metas.map((meta) => [meta.title, meta] as const))(
    "describes %s in search results at the right length",
    (_, meta) => {
      expect(isMeta(meta)).toBe(true);
      expect(meta.title.length).toBeLessThanOrEqual(60);
      expect(meta.title).toMatch(/ \| 4MQ$|^4MQ: /);
      // The journal's page is left out, because search engines never show it.
      expect(meta.description.length).toBeGreaterThanOrEqual(meta === DASHBOARD_PAGE ? 60 : 70);
      expect(meta.description.length).toBeLessThanOrEqual(155);
    },
  );

  it("describes no two pages in the same words", () => {
    expect(doublesIn(metas.map(({ title }) => title))).toEqual([]);
    expect(doublesIn(metas.map(({ description }) => description))).toEqual([]);
  });
});

describe("the specification's words", () => {
  it.each([
    ["Why Choose 4MQ?", home],
    ["Buy Now", books],
    ["Download Sample Chapter", books],
    ["View Book Details", books],
    ["Book not found", books],
    ["Not on sale here yet", buying],
    ["Application Submitted!", books],
    ["We'll be in touch soon about your beta reader application.", books],
    ["The Keeper of the Embers", audiobooks],
    ["25:30", audiobooks],
    ["Take Quiz & Earn Coins", audiobooks],
    ["15-20 minutes", stories],
    ["Read Story", stories],
    ["Take Quiz", stories],
    ["Coming Soon", stories],
    ["Buy Physical Book", storyTexts],
    ["Free Sample Chapter", storyTexts],
    ["Take the Quiz Now", storyTexts],
    ["About the Author", storyTexts],
    ["Free Sample Chapters", resources],
    ["Worksheets & Activities", resources],
    ["Excel Money Tracker", resources],
    ["Parent & Educator Guides", resources],
    ["View All Books", chapterTexts],
    ["Sending...", contact],
    ["Please fill in all fields", tracker],
    ["Download CSV", tracker],
    ["Print Sheet", tracker],
  ] as [string, object][])("words %s as specified", (words, page) => {
    expect(leavesOf(page).map(([, value]) => value)).toContain(words);
  });

  it("the contact form offers the specified subjects, in order", () => {
    expect(contact.CONTACT.subjects).toEqual([
      "Book Inquiry",
      "Resource Access",
      "Speaking Request",
      "Media Inquiry",
      "Other",
    ]);
  });

  it("words a failed playback as specified", () => {
    expect(audiobooks.playbackFailed("the connection was lost.")).toBe(
      "Playback failed: the connection was lost.",
    );
    // The four codes of MediaError, and a missing recording.
    const reasons = [1, 2, 3, 4, undefined].map(audiobooks.playbackReason);
    expect(doublesIn(reasons)).toEqual([]);
    for (const reason of reasons) expect(reason).toMatch(/^the .+\.$|^this .+\.$/);
    // Any other error of a browser still gets a reason in words.
    expect(reasons).toContain(audiobooks.playbackReason("SomeError"));
  });

  it("lists the steps as specified: Listen, Quiz, Earn; Choose, Read, Quiz, Earn", () => {
    const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);
    expect(titles(audiobooks.HOW_IT_WORKS.steps)).toEqual(["Listen", "Quiz", "Earn"]);
    expect(titles(stories.EXPLAINER.steps)).toEqual(["Choose", "Read", "Quiz", "Earn"]);
  });
});

describe("the home page", () => {
  it("keeps the home page within its budget of words", () => {
    const letters = leavesOf(home).reduce((sum, [, value]) => sum + value.length, 0);
    expect(letters).toBeLessThanOrEqual(3700);
  });

  it("labels the home page's quotes as samples, and names nobody", () => {
    expect(home.TESTIMONIALS_ARE_SAMPLES).toBe(true);
    expect(home.TESTIMONIALS_LEAD).toMatch(/^Sample quotes/);
    for (const { role } of home.TESTIMONIALS)
      expect(role).toMatch(/(^| of )Level \d readers?$|of a Level \d reader$/);
  });
});

describe("the privacy page tells the truth", () => {
  const sources = Object.values(
    import.meta.glob<string>(["/src/{storage,backend}/**/*.ts", "!/src/**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const migrations = Object.values(
    import.meta.glob<string>("/supabase/migrations/*.sql", { query: "?raw", import: "default", eager: true }),
  );
  const found = (texts: readonly string[], pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));

  it("names every key that the site stores in the browser", () => {
    const keys = found(sources, /(?:KEY = |key: )["`]([\w-]+)/g);
    expect(keys.length).toBeGreaterThanOrEqual(7);
    const told = privacy.STORED_IN_BROWSER.map(({ key }) => key);
    expect(keys.filter((key) => !told.some((name) => name === key || name.startsWith(`${key}{`)))).toEqual(
      [],
    );
  });

  it("names every table of the database", () => {
    const tables = found(migrations, /create table (?:public|private)\.(\w+)/g);
    expect(tables.length).toBeGreaterThanOrEqual(14);
    const told = new Set(privacy.STORED_IN_DATABASE.flatMap((row) => row.tables));
    expect([...told].sort()).toEqual([...new Set(tables)].sort());
  });
});

describe("the style", () => {
  // The specification's literal toasts and labels have the straight apostrophe.
  const LITERAL = new Set([
    "We'll be in touch soon about your beta reader application.",
    "You've been automatically enrolled in the 90-Day Challenge! Your first phase starts today.",
    "This Week's Performance",
    "Thank you for contacting us. We'll respond shortly.",
    "Sorry, I'm having trouble responding right now. Please try again.",
  ]);

  it("uses curly quotation marks in every text", () => {
    const straight = leavesOf(EVERYTHING).filter(([, value]) => /['"]/.test(value) && !LITERAL.has(value));
    expect(straight).toEqual([]);
  });

  it("contains no placeholder text", () => {
    expect(leavesOf(EVERYTHING).filter(([, value]) => /lorem|todo|tbd|xxx/i.test(value))).toEqual([]);
  });
});
