import type { Mission } from "@/content/challenge/challengeTexts";
import { missionDays } from "@/content/challenge/challengeWords";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";

/** Symbols of /art/goals.svg, one for each mission. */
const PICTURES = ["book", "shoes", "coin", "star", "headphones", "gift"] as const;

export const MissionCards = ({ missions }: { missions: readonly Mission[] }) => (
  <ol className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
    {missions.map(({ title, text }, index) => (
      <li key={title} className={`rounded-tile border-edge border-2 p-5 sm:p-6 ${MISSION_COLOURS[index]}`}>
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="font-display text-4xl leading-none font-semibold">
            {index + 1}
          </span>
          <span className="flex-1 text-base font-semibold tabular-nums">{missionDays(index + 1)}</span>
          <svg aria-hidden="true" className="bg-card rounded-field size-14 p-2">
            <use href={`/art/goals.svg#${PICTURES[index]}`} />
          </svg>
        </div>
        <h3 className="mt-4">{title}</h3>
        <p className="mt-1">{text}</p>
      </li>
    ))}
  </ol>
);
