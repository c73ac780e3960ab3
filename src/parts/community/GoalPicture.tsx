import type { GoalPicture as Picture } from "@/domain/community/communityChallenges";

/** The picture of a goal, drawn from one file of symbols. */
export const GoalPicture = ({ picture, className = "" }: { picture: Picture; className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
    {/* The ground is pale in both themes, because the lines are dark. */}
    <use href="/art/goals.svg#ground" />
    <use href={`/art/goals.svg#${picture}`} x="5" y="5" width="38" height="38" />
  </svg>
);
