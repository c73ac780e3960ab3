import { Presentation } from "lucide";
import { Link } from "react-router-dom";
import { LESSON_TEXTS } from "@/content/lessons/lessonTexts";
import {
  firstScreenOf,
  letterOf,
  screensOf,
  type Block,
  type LessonPlan,
  type Screen,
} from "@/content/lessons/lesson";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";

const MARKS = [
  "bg-q1-soft text-q1-ink",
  "bg-q3-soft text-q3-ink",
  "bg-q2-soft text-q2-ink",
  "bg-q4-soft text-q4-ink",
];

/** The blocks of a lesson in order, each with its minutes, its words, its task and its screens. */
export const Blocks = ({ lesson }: { lesson: LessonPlan }) => (
  <ol className="mt-6 grid gap-4">
    {lesson.blocks.map((block, nth) => (
      <BlockItem
        key={block.id}
        block={block}
        screens={screensOf(lesson, block)}
        first={firstScreenOf(lesson, nth) + 1}
        mark={MARKS[nth % MARKS.length]!}
      />
    ))}
  </ol>
);

interface BlockItemProps {
  block: Block;
  screens: readonly Screen[];
  /** The number of the first of them in the whole lesson, from 1. */
  first: number;
  /** The colours of its minutes. */
  mark: string;
}

function BlockItem({ block, screens, first, mark }: BlockItemProps) {
  return (
    // On paper a block may go on over the page: whole ones would leave a third of each sheet empty.
    <li id={block.id} className="surface break-inside-auto! p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p
          className={`font-display rounded-card shrink-0 px-3 py-2 text-center leading-tight font-semibold ${mark}`}
        >
          <span className="text-2xl">{block.minutes}</span>{" "}
          <span className="text-base">{LESSON_TEXTS.shortMinutes}</span>
        </p>
        {/* On a phone the link goes to a line of its own. */}
        <h3 className="grow basis-40">{block.name}</h3>
        <Link
          to={`#screen-${first}`}
          className="text-link inline-flex min-h-11 items-center gap-2 noscript:hidden"
          data-print="no"
        >
          <Icon of={Presentation} size={20} />
          <span>{LESSON_TEXTS.showBlock}</span>
          <span className="sr-only">{`: ${block.name}`}</span>
        </Link>
      </div>
      {/* On paper the parts flow through two columns, which leave less of the sheet empty. */}
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:block print:columns-2">
        <Part title={LESSON_TEXTS.say}>
          <ul>
            {block.says.map((say) => (
              <li key={say} className="mt-1">
                {say}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={LESSON_TEXTS.pupils}>
          <p className="mt-1">{block.pupils}</p>
        </Part>
        <div className="bg-paper rounded-field px-4 pb-4 md:col-span-2">
          <Part title={LESSON_TEXTS.onScreen}>
            <OnScreen screens={screens} first={first} />
          </Part>
        </div>
      </div>
    </li>
  );
}

const Part = ({ title, children }: { title: string; children: Elements }) => (
  <div className="pt-3">
    <h4 className="text-muted break-after-avoid text-lg font-semibold">{title}</h4>
    {children}
  </div>
);

interface OnScreenProps {
  screens: readonly Screen[];
  first: number;
}

/** The big screen’s addresses are places here, so that they lead somewhere without scripts as well. */
const OnScreen = ({ screens, first }: OnScreenProps) => (
  <ol className="list-decimal gap-x-12 pl-6 text-base md:columns-2 print:columns-1">
    {screens.map((screen, nth) => (
      <ScreenLine key={screen.lines.join()} id={`screen-${first + nth}`} screen={screen} />
    ))}
  </ol>
);

/** "A: Real · B: Trick", and no letter is alone at the end of a line. */
const choicesText = (choices: readonly string[]) =>
  choices.map((choice, nth) => `${letterOf(nth)}:\u00A0${choice}`).join(" · ");

interface ScreenLineProps {
  id: string;
  screen: Screen;
}

const ScreenLine = ({ id, screen: { lines, choices = [], answer, reason } }: ScreenLineProps) => (
  <li id={id} className="break-inside-avoid pt-1">
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
    {choices.length > 0 && <span className="text-muted block">{choicesText(choices)}</span>}
    {answer !== undefined && (
      <span className="block">
        <strong>{`${choices[answer]}.`}</strong> <span>{reason}</span>
      </span>
    )}
  </li>
);
