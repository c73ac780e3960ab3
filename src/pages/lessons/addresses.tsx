/** The lessons at /resources/lessons. Each loads when it is opened. */
import type { LessonPlan } from "@/content/lessons/lesson";
import type { LessonPath } from "@/content/lessons/lessons";
import { addressPages } from "@/parts/addressPages";
import { late } from "@/ui/feedback/late";

const lessonOf = (load: () => Promise<LessonPlan>) =>
  late(async () => {
    const [{ LessonPage }, lesson] = await Promise.all([import("./LessonPage"), load()]);
    return () => <LessonPage lesson={lesson} />;
  });

export const addressPage = addressPages({
  "/resources/lessons/needs-and-wants": lessonOf(() =>
    import("@/content/lessons/needsAndWants").then((file) => file.NEEDS_AND_WANTS),
  ),
  "/resources/lessons/lunch-and-bus": lessonOf(() =>
    import("@/content/lessons/lunchAndBus").then((file) => file.LUNCH_AND_BUS),
  ),
  "/resources/lessons/scams": lessonOf(() => import("@/content/lessons/scams").then((file) => file.SCAMS)),
  "/resources/lessons/wait-or-buy": lessonOf(() =>
    import("@/content/lessons/waitOrBuy").then((file) => file.WAIT_OR_BUY),
  ),
  "/resources/lessons/payslip": lessonOf(() =>
    import("@/content/lessons/payslip").then((file) => file.PAYSLIP),
  ),
} satisfies Record<LessonPath, unknown>);
