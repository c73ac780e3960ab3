import { useState } from "react";
import type { LessonPlan } from "@/content/lessons/lesson";
import { BEFORE_AFTER } from "@/content/lessons/screenTexts";
import { letterOf } from "@/content/lessons/lesson";
import { allHands, handsIn, replaceHands, type LessonHands } from "@/storage/lessons/hands";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { HandBars } from "./HandBars";
import { HandsField } from "./HandsField";
import { handsNames, useCounted } from "./useCounted";

const TIMES = ["before", "after"] as const;

/** The hands of the five questions, typed by the teacher, in a table for each question, and as bars to print. */
export function BeforeAfter({ lesson }: { lesson: LessonPlan }) {
  const { each, total } = useCounted(lesson);
  return (
    <section aria-labelledby="before-and-after" className="pt-12">
      <h2 id="before-and-after">{BEFORE_AFTER.title}</h2>
      <p data-print="no">{BEFORE_AFTER.lead}</p>
      <div className="mt-5 grid gap-4 md:grid-cols-2 print:block print:columns-2">
        {lesson.questions.map(({ question, choices, answer }, place) => {
          const names = handsNames(lesson, place);
          return (
            <div key={question} className="surface break-inside-avoid p-4 sm:p-5">
              <table className="w-full border-collapse">
                <caption className="pb-2 text-left leading-snug font-semibold">
                  <span className="text-muted block text-base font-normal">
                    {BEFORE_AFTER.question(place + 1)}
                  </span>
                  <span className="block text-balance">{question}</span>
                </caption>
                <thead>
                  <tr className="align-bottom">
                    <th scope="col" className="text-left text-sm">
                      {BEFORE_AFTER.answer}
                    </th>
                    {TIMES.map((time) => (
                      // Large letters on a phone leave the room to the answers.
                      <th key={time} scope="col" className="w-1/5 text-center text-[min(0.875rem,4.5vw)]">
                        {BEFORE_AFTER[time]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {choices.map((choice, index) => (
                    <tr key={choice}>
                      <th
                        scope="row"
                        className="py-1 text-left text-base leading-snug font-normal print:py-0"
                      >
                        <span>{`${letterOf(index)}. ${choice}`}</span>
                        {index === answer && (
                          <span className="font-semibold">{` ${BEFORE_AFTER.isRight}`}</span>
                        )}
                      </th>
                      {TIMES.map((time) => (
                        <td key={time} className="py-1 text-center print:py-0">
                          <HandsField
                            path={lesson.path}
                            name={names[time]}
                            choice={index}
                            label={BEFORE_AFTER.handsFor(place + 1, index, BEFORE_AFTER[time])}
                            className="border-edge bg-card rounded-field min-h-11 w-full max-w-14 border-2 text-center tabular-nums print:min-h-0"
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <HandBars counted={each[place]!} />
            </div>
          );
        })}
        <div className="surface break-inside-avoid p-4 sm:p-5">
          <h3>{BEFORE_AFTER.total}</h3>
          {total.before || total.after ? (
            <HandBars counted={total} noun={BEFORE_AFTER.answers} />
          ) : (
            <p>{BEFORE_AFTER.nothing}</p>
          )}
          <p data-print="no" className="text-muted mt-4 text-base">
            {BEFORE_AFTER.kept}
          </p>
          <ClearHands path={lesson.path} />
        </div>
      </div>
    </section>
  );
}

/** One button clears the hands and then puts them back, until new ones are typed: it keeps the focus. */
function ClearHands({ path }: { path: string }) {
  const hands = handsIn(useStored(allHands), path);
  const [cleared, setCleared] = useState<LessonHands>();
  const isEmpty = Object.keys(hands).length === 0;
  const canUndo = cleared !== undefined && isEmpty;
  if (isEmpty && !canUndo) return undefined;
  return (
    <div data-print="no" className="mt-4 flex flex-wrap items-center gap-4">
      <Button
        variant="quiet"
        onClick={() => {
          setCleared(canUndo ? undefined : hands);
          replaceHands(path, canUndo ? cleared : undefined);
        }}
      >
        {canUndo ? BEFORE_AFTER.undo : BEFORE_AFTER.clear}
      </Button>
      <p role="status">{canUndo ? BEFORE_AFTER.cleared : ""}</p>
    </div>
  );
}
