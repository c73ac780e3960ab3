import { useMutation, useQueryClient } from "@tanstack/react-query";
import { archiveIdeaMutation } from "@/backend/community/gigs";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { ArchiveButton } from "./ArchiveButton";

interface ArchiveIdeaProps {
  userId: string;
  idea: { id: string; title: string };
  onGone: () => void;
}

export function ArchiveIdea({ userId, idea, onGone }: ArchiveIdeaProps) {
  const archiving = useMutation(archiveIdeaMutation(userId, idea.id, useQueryClient()));
  return (
    <ArchiveButton what={idea.title} archive={() => archiving.mutateAsync()} onGone={onGone}>
      {GIGS_TEXTS.archive}
    </ArchiveButton>
  );
}
