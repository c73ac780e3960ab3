import type { Block } from "@/content/lessons/lesson";
import { BIG_SCREEN } from "@/content/lessons/screenTexts";
import { Clock } from "./Clock";

interface ScreenHeadProps {
  blocks: readonly Block[];
  /** The place of the shown block, from 0. */
  part: number;
  /** The place of the shown screen in the block, from 0. */
  place: number;
  /** The number of the block's screens. */
  length: number;
  /** The time at which the timer ends, if it is on. */
  endsAt: number | undefined;
}

/** Where the class is in the lesson, as words and as a bar. */
export function ScreenHead({ blocks, part, place, length, endsAt }: ScreenHeadProps) {
  const { name, minutes } = blocks[part]!;
  return (
    <div className="big-screen-head">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="19" height="19" rx="6" className="fill-q2" />
        <rect x="21" width="19" height="19" rx="6" className="fill-q1" />
        <rect y="21" width="19" height="19" rx="6" className="fill-q3" />
        <rect x="21" y="21" width="19" height="19" rx="6" className="fill-q4" />
      </svg>
      <b>{name}</b>
      <span>{BIG_SCREEN.place(minutes, place + 1, length)}</span>
      {endsAt && <Clock key={endsAt} endsAt={endsAt} minutes={minutes} />}
      <div
        role="img"
        aria-label={BIG_SCREEN.part(part + 1, blocks.length)}
        className="big-screen-parts"
        style={{ gridTemplateColumns: blocks.map((block) => `${block.minutes}fr`).join(" ") }}
      >
        {blocks.map(({ id }, index) => (
          <i key={id} data-on={index === part || undefined} />
        ))}
      </div>
    </div>
  );
}
