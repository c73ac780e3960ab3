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

/** The missions, each with the friend who comes along. */
export const MissionPath = ({ missions }: { missions: readonly Mission[] }) => (
  <ol className="grid gap-4 md:grid-cols-2 md:gap-6">
    {missions.map(({ title, text }, index) => (
      <li key={title} className="surface p-5">
        <div className="flex items-center gap-4">
          <span
            aria-hidden="true"
            className={`border-edge font-display grid size-14 shrink-0 place-items-center rounded-full border-2 text-2xl font-semibold ${MISSION_COLOURS[index]}`}
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-muted text-base font-semibold tabular-nums">{missionDays(index + 1)}</p>
            <h3>{title}</h3>
          </div>
          <svg aria-hidden="true" viewBox="0 0 100 100" className="hidden size-20 shrink-0 sm:block">
            <use href={`/art/characters/level-1.svg#${FRIENDS[index]}`} />
          </svg>
        </div>
        <p className="mt-3">{text}</p>
      </li>
    ))}
  </ol>
);
