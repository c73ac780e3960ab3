import { GOAL_TEXTS, jarWords } from "@/content/goals";
import type { GoalPicture } from "@/domain/communityChallenges";
import { Cheering } from "./Cheering";
import { GoalJar } from "./GoalJar";

interface GoalPicturesProps {
  /** 0 to 100. */
  percent: number;
  picture: GoalPicture | null;
  /** The amount that is missing, as it is said. */
  missing: string;
}

/** The jar of a savings goal, and the words for how full it is. */
export const GoalPictures = ({ percent, picture, missing }: GoalPicturesProps) => (
  <>
    <div
      className={`flex flex-wrap items-center justify-center gap-x-6 gap-y-3 ${percent === 100 ? "mt-8" : "mt-5"}`}
    >
      <GoalJar percent={percent} picture={picture ?? "star"} />
      {percent === 100 ? (
        <Cheering className="w-32" />
      ) : (
        <p className="min-w-32 flex-1">
          {jarWords(percent)} <strong>{GOAL_TEXTS.toGo(missing)}</strong>
        </p>
      )}
    </div>
    {percent === 100 && (
      <p className="font-display mt-3 text-center text-2xl font-semibold">{jarWords(percent)}</p>
    )}
  </>
);
