/** Every lesson, whole, with the passage of its text to read aloud. Only the build and the tests read this list. */
import type { ReadingSection } from "@/content/reading/reading";
import { NEEDS_VS_WANTS } from "@/content/resources/chapters/chapterNeedsVsWants";
import { SCAMS_AND_GAMES } from "@/content/resources/topics/topicScamsAndGames";
import type { Lesson } from "./lesson";
import { LUNCH_AND_BUS, LUNCH_AND_BUS_HANDOUT } from "./lunchAndBus";
import { NEEDS_AND_WANTS, NEEDS_AND_WANTS_HANDOUT } from "./needsAndWants";
import { PAYSLIP, PAYSLIP_HANDOUT } from "./payslip";
import { SCAMS, SCAMS_HANDOUT } from "./scams";
import { WAIT_OR_BUY, WAIT_OR_BUY_HANDOUT } from "./waitOrBuy";

/** The paragraphs of a section up to its first list, which a colon announces, or its first box, which the class works out. */
function aloud(sections: readonly ReadingSection[], id: string): NonNullable<Lesson["aloud"]> {
  const { title, blocks } = sections.find((section) => section.id === id)!;
  const end = blocks.findIndex((block) => typeof block !== "string");
  const paragraphs = blocks.slice(0, end).filter((block) => typeof block === "string");
  return { title, paragraphs: paragraphs.filter((text) => !text.endsWith(":")) };
}

export const ALL_LESSONS: readonly Lesson[] = [
  {
    ...NEEDS_AND_WANTS,
    handout: NEEDS_AND_WANTS_HANDOUT,
    aloud: aloud(NEEDS_VS_WANTS.sections, "the-shoes-with-lights"),
  },
  { ...LUNCH_AND_BUS, handout: LUNCH_AND_BUS_HANDOUT },
  { ...SCAMS, handout: SCAMS_HANDOUT, aloud: aloud(SCAMS_AND_GAMES.sections, "a-message-from-a-friend") },
  {
    ...WAIT_OR_BUY,
    handout: WAIT_OR_BUY_HANDOUT,
    aloud: aloud(NEEDS_VS_WANTS.sections, "the-wish-list-trick"),
  },
  { ...PAYSLIP, handout: PAYSLIP_HANDOUT },
];
