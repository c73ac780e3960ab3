import { screensOf, type LessonPlan } from "@/content/lessons/lesson";
import { compare } from "@/domain/lessons/hands";
import { allHands, handsIn, handsName } from "@/storage/lessons/hands";
import { useStored } from "@/storage/useStored";

/** Every screen of a lesson, in order. */
export const screensIn = (lesson: LessonPlan) =>
  lesson.blocks.flatMap((block, part) =>
    screensOf(lesson, block).map((screen, place, { length }) => ({ ...screen, block, part, place, length })),
  );

/** The names under which the hands of the five questions are stored, at the start and at the end. */
export function handsNames({ blocks }: LessonPlan, question: number) {
  const nameIn = (time: "before" | "after") =>
    handsName(blocks.find(({ screens }) => screens === time)!.id, question);
  return { before: nameIn("before"), after: nameIn("after") };
}

/** The hands in the lesson's questions, up to date. */
export function useCounted(lesson: LessonPlan) {
  const hands = handsIn(useStored(allHands), lesson.path);
  return compare(
    lesson.questions.map(({ answer }, question) => {
      const { before, after } = handsNames(lesson, question);
      return { before: hands[before], after: hands[after], answer };
    }),
  );
}
