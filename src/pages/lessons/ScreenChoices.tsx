import { Check, Hand } from "lucide";
import type { CSSProperties } from "react";
import { BIG_SCREEN } from "@/content/lessons/screenTexts";
import { letterOf } from "@/content/lessons/lesson";
import { Icon } from "@/ui/text/Icon";
import { columnsFor } from "./columnsFor";
import { HandsField } from "./HandsField";

interface ScreenChoicesProps {
  path: string;
  /** The screen's, as handsName makes it. */
  name: string;
  choices: readonly string[];
  /** The place of the right choice, once it is shown. */
  answer: number | undefined;
}

/** Two to four choices, each with a letter, and a field for the hands that went up for it. */
export function ScreenChoices({ path, name, choices, answer }: ScreenChoicesProps) {
  const columns = columnsFor(choices);
  return (
    <ul
      className="big-screen-choices"
      data-columns={columns}
      style={{ "--columns": columns } as CSSProperties}
    >
      {choices.map((choice, index) => {
        const isRight = index === answer;
        return (
          <li
            key={choice}
            className="big-screen-choice"
            data-answer={answer === undefined ? undefined : isRight ? "right" : "other"}
          >
            <span className="big-screen-mark">
              <span>{letterOf(index)}</span>
              {isRight && <Icon of={Check} />}
            </span>
            <p>{choice}</p>
            <label className="big-screen-hands">
              <Icon of={Hand} className="icon-hand" />
              <span>{BIG_SCREEN.hands}</span>
              <HandsField
                path={path}
                name={name}
                choice={index}
                label={BIG_SCREEN.handsFor(index, choice)}
                className="tabular-nums"
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
