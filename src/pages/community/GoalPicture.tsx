import type { GoalPicture as Picture } from "@/domain/communityChallenges";

/** The picture of a goal, drawn from one file of symbols. */
export const GoalPicture = ({ picture, className = "" }: { picture: Picture; className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
    <use href={`/art/goals.svg#${picture}`} />
  </svg>
);
