import { useState } from "react";
import type { LessonPlan } from "@/content/lessons/lesson";
import { BEFORE_AFTER, letterOf } from "@/content/lessons/screenTexts";
import { allHands, handsIn, replaceHands, type LessonHands } from "@/storage/lessons/hands";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { HandBars } from "./HandBars";
import { HandsField } from "./HandsField";
import { handsNames, useCounted } from "./useCounted";

const TIMES = ["before", "after"] as const;

/** The hands of the five questions, typed by the teacher, as a table and as bars to print. */
export function BeforeAfter({ lesson }: { lesson: LessonPlan }) {
  const { each, total } = useCounted(lesson);
  return (
    <section aria-labelledby="before-and-after" className="max-w-reading pt-12">
      <h2 id="before-and-after">{BEFORE_AFTER.title}</h2>
      <p data-print="no">{BEFORE_AFTER.lead}</p>
      <table className="my-5 w-full border-collapse">
        <thead>
          <tr className="border-edge border-b-2 align-bottom">
            <th scope="col" className="py-2 text-left">
              {BEFORE_AFTER.answer}
            </th>
            {TIMES.map((time) => (
              <th key={time} scope="col" className="py-2 text-center text-sm">
                {BEFORE_AFTER[time]}
              </th>
            ))}
          </tr>
        </thead>
        {lesson.questions.map(({ question, choices, answer }, place) => {
          const names = handsNames(lesson, place);
          return (
            <tbody key={question} className="border-line break-inside-avoid border-b">
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 text-left print:pt-1">
                  <span className="text-muted block text-base font-normal">
                    {BEFORE_AFTER.question(place + 1)}
                  </span>
                  <span className="block leading-snug">{question}</span>
                </th>
              </tr>
              {choices.map((choice, index) => (
                <tr key={choice}>
                  <th scope="row" className="py-1 text-left text-base leading-snug font-normal print:py-0">
                    <span>{`${letterOf(index)}. ${choice}`}</span>
                    {index === answer && <span className="font-semibold">{` ${BEFORE_AFTER.isRight}`}</span>}
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
              <tr>
                <td colSpan={3} className="pt-1 pb-4 print:pb-1">
                  <HandBars counted={each[place]!} />
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
      <div className="break-inside-avoid">
        <h3>{BEFORE_AFTER.total}</h3>
        {total.before || total.after ? (
          <HandBars counted={total} noun={BEFORE_AFTER.answers} />
        ) : (
          <p>{BEFORE_AFTER.nothing}</p>
        )}
      </div>
      <p data-print="no" className="text-muted my-4">
        {BEFORE_AFTER.kept}
      </p>
      <ClearHands path={lesson.path} />
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
    <div data-print="no" className="flex flex-wrap items-center gap-4">
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
