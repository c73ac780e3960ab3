/** Words and pictures. */
import { Star } from "lucide";
import { FOR_GROWN_UPS } from "@/content/forNow";
import { ForNow } from "@/parts/ForNow";
import { LevelSections } from "@/parts/LevelSections";
import { BookShelf } from "@/ui/text/BookShelf";
import { Chip } from "@/ui/text/Chip";
import { Cover } from "@/ui/text/Cover";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { FREE_RESOURCES } from "@/content/home/home";
import { Icon } from "@/ui/text/Icon";
import { PictureTiles } from "@/ui/text/PictureTiles";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import { Reading, type ReadingPart } from "@/ui/reading/Reading";
import { Word, WordNote } from "@/ui/reading/WordNote";
import { Steps } from "@/ui/text/Steps";
import type { Catalogue } from "./states";

const BOOKS = [1, 2, 3].map((level) => ({
  to: `/books/4MQ-L${level}`,
  title: `Level ${level}`,
  ages: "Ages 8-16",
  cover: `/art/covers/level-${level}.svg`,
}));

const sections = (id: string): ReadingPart[] => [
  {
    id,
    title: "The jar on the shelf",
    blocks: [
      "Nila puts a pound in the jar. She says nothing to anyone.",
      { list: ["A pound on Monday", "Fifty pence on Friday"] },
      { box: { title: "Try it", lines: ["Find a jar.", "Write a goal on it."] } },
    ],
  },
];
const WORD = {
  word: "interest",
  title: "interest",
  meaning: "The price of borrowing money.",
  example: "£5 a year on £100.",
};
const memory = { load: () => ({ place: 0, speed: 1, spoken: false }), save: () => {} };

export const TEXTS: Catalogue = {
  "ui/Chip": {
    usual: <Chip colours="bg-q2-soft text-q2-ink">Saving</Chip>,
    small: (
      <Chip colours="bg-q1-soft text-q1-ink" small>
        Pending
      </Chip>
    ),
  },
  "ui/Icon": { only: <Icon of={Star} /> },
  "ui/Cover": {
    only: (
      <Cover src="/art/covers/level-1.svg" alt="" title="Money Basics" band="Ages 8-10" className="w-24" />
    ),
  },
  "ui/PictureTiles": { only: <PictureTiles tiles={FREE_RESOURCES} /> },
  "ui/BookShelf": { three: <BookShelf books={BOOKS} /> },
  "parts/ForNow": { two: <ForNow links={[FOR_GROWN_UPS.talks, FOR_GROWN_UPS.lessons]} /> },
  "parts/LevelSections": {
    "one card, and none": (
      <LevelSections
        of={[{ level: "Level 1" }]}
        card={({ level }) => <p key={level}>A jar</p>}
        texts={{ comingSoon: "Coming Soon" }}
      />
    ),
  },
  "ui/Steps": {
    only: <Steps heading="How it works" steps={[{ title: "Read", text: "A chapter a week." }]} />,
  },
  "ui/Reading": { only: <Reading sections={sections("reading")} /> },
  "ui/ReadingStyles": { "see ui/Reading": null },
  "ui/WordNote": {
    only: (
      <p>
        <Word word={WORD}>Interest</Word>
        <WordNote word={WORD} />
      </p>
    ),
  },
  "ui/ReadAloud": {
    only: (
      <ReadAloud textId="spoken" memory={memory}>
        <Reading sections={sections("spoken")} />
      </ReadAloud>
    ),
  },
  "ui/FocusedHeading": { only: <FocusedHeading level="h2">Almost there</FocusedHeading> },
  "ui/PageHead": { "in the head of the document": null },
};
