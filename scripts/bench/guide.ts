/** Measures how long the guide's own rules take over odd messages. Their quality is held by tests/functions. */
import { answerFromLibrary } from "#functions/ms-sparkle-chat/libraryAnswer";
import { worst, type Report } from "./report.ts";
import { align } from "./table.ts";
import { HARD_MESSAGES } from "#tests/fixtures/guideHardMessages";

/** The slowest answer to an odd message, on an otherwise idle machine. */
const SLOWEST_ANSWER_MS = 100;

export function benchGuide(): Report {
  const hard = HARD_MESSAGES.map(([what, message]) => {
    // The quickest of four answers counts, because this machine may be busy.
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      answerFromLibrary(message);
      return performance.now() - start;
    });
    return { at: what, value: Math.min(...times) };
  });
  return {
    figures: [
      {
        name: "slowest answer to an odd message",
        ...worst(hard, "highest"),
        unit: "ms",
        goal: { most: SLOWEST_ANSWER_MS },
      },
    ],
    details: align([
      ["odd message", "answered in"],
      ...hard.map(({ at, value }) => [at, `${value.toFixed(1)} ms`]),
    ]),
  };
}
