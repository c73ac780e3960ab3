import { useMutation, useQueryClient } from "@tanstack/react-query";
import { putIdeaAwayMutation } from "@/backend/gigs";
import { GIGS_TEXTS } from "@/content/communityGigs";
import { PutAway } from "./PutAway";

interface PutIdeaAwayProps {
  userId: string;
  idea: { id: string; title: string };
  onGone: () => void;
}

export function PutIdeaAway({ userId, idea, onGone }: PutIdeaAwayProps) {
  const putAway = useMutation(putIdeaAwayMutation(userId, idea.id, useQueryClient()));
  return (
    <PutAway what={idea.title} putAway={() => putAway.mutateAsync()} onGone={onGone}>
      {GIGS_TEXTS.putAway}
    </PutAway>
  );
}
