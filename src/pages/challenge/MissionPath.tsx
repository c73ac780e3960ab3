import type { Mission } from "@/content/challenge/challengeTexts";
import { missionDays } from "@/content/challenge/challengeWords";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";

/** Symbols from /art/characters/level-1.svg, one friend beside each mission. */
const FRIENDS = [
  "careful-keeper",
  "learning-grower",
  "fun-spender",
  "money-master",
  "careful-keeper",
  "learning-grower",
] as const;

/** The missions as stones on a winding path. */
export const MissionPath = ({ missions }: { missions: readonly Mission[] }) => (
  <ol className="before:border-edge relative flex flex-col gap-6 before:absolute before:inset-y-8 before:left-7 before:border-l-4 before:border-dotted md:before:left-1/2 md:before:-translate-x-1/2">
    {missions.map(({ title, text }, index) => (
      <li
        key={title}
        className="relative grid grid-cols-[--spacing(14)_1fr] items-center gap-4 md:grid-cols-[1fr_--spacing(14)_1fr] md:gap-6"
      >
        <span
          aria-hidden="true"
          className={`border-edge font-display grid size-14 place-items-center rounded-full border-2 text-2xl font-semibold md:col-start-2 md:row-start-1 ${MISSION_COLOURS[index]}`}
        >
          {index + 1}
        </span>
        <div
          className={`surface p-5 md:row-start-1 ${index % 2 === 0 ? "md:col-start-1" : "md:col-start-3"}`}
        >
          <p className="text-muted text-base font-semibold tabular-nums">{missionDays(index + 1)}</p>
          <h3>{title}</h3>
          <p className="mt-1">{text}</p>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className={`hidden size-28 md:row-start-1 md:block ${index % 2 === 0 ? "md:col-start-3" : "md:col-start-1 md:justify-self-end"}`}
        >
          <use href={`/art/characters/level-1.svg#${FRIENDS[index]}`} />
        </svg>
      </li>
    ))}
  </ol>
);
