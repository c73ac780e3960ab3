import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Award } from "lucide";
import { useEffect } from "react";
import type { Habit } from "@/backend/community/habitRows";
import { claimBadgeMutation, hasBadgeQuery } from "@/backend/community/habits";
import { STREAK_BADGE_TEXTS } from "@/content/community/communityHabits";
import type { StreakBadge } from "@/domain/community/habits";
import { Button } from "@/ui/controls/Button";
import { celebrate } from "@/ui/feedback/celebrate";
import { Icon } from "@/ui/text/Icon";
import { couldNotLoad } from "@/parts/QueryState";

interface StreakBadgeNoteProps {
  userId: string;
  habit: Habit;
  /** The badge that the current streak has earned. */
  badge: StreakBadge;
}

/**
 * Claims the badge once and celebrates it (specification part 2, section 7, "Badge award"). A badge that the user already
 * has is only mentioned.
 */
export function StreakBadgeNote({ userId, habit, badge }: StreakBadgeNoteProps) {
  const queryClient = useQueryClient();
  const isEarned = useQuery(hasBadgeQuery(userId, habit, badge));
  const { mutationKey, ...options } = claimBadgeMutation(userId, habit, badge, queryClient);
  const claim = useMutation({ mutationKey, ...options });
  const send = () =>
    claim.mutate(undefined, { onSuccess: celebrate, onError: (error) => console.error("Badge:", error) });

  useEffect(() => {
    if (isEarned.data === false && claim.isIdle && !queryClient.isMutating({ mutationKey })) send();
  });

  const name = STREAK_BADGE_TEXTS.names[badge.type];
  const failed = claim.isError || couldNotLoad(isEarned);
  return (
    <div
      role="status"
      className="rounded-field bg-q4-soft text-q4-ink mt-3 flex flex-wrap items-center gap-3 px-4 py-3 font-semibold"
    >
      <Icon of={Award} size={28} className="shrink-0" />
      <p className="min-w-0 flex-1">
        {isEarned.data || claim.isSuccess
          ? STREAK_BADGE_TEXTS.earned(badge, name)
          : failed
            ? STREAK_BADGE_TEXTS.failed
            : STREAK_BADGE_TEXTS.claiming}
      </p>
      {failed && !claim.isSuccess && !isEarned.data && (
        <Button variant="quiet" onClick={() => (couldNotLoad(isEarned) ? void isEarned.refetch() : send())}>
          {STREAK_BADGE_TEXTS.retry}
        </Button>
      )}
    </div>
  );
}
