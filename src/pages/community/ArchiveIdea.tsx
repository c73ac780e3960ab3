import { useMutation, useQueryClient } from "@tanstack/react-query";
import { archiveIdeaMutation } from "@/backend/community/gigs";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { archiveWords } from "@/content/community/help";
import type { Need } from "@/domain/community/needs";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { forgetText } from "./forgetText";

interface ArchiveIdeaProps {
  userId: string;
  idea: { id: string; title: string; description: string; needs_help?: Need | null };
  onGone: () => void;
}

export function ArchiveIdea({ userId, idea, onGone }: ArchiveIdeaProps) {
  const archiving = useMutation(archiveIdeaMutation(userId, idea.id, useQueryClient()));
  const { id, title, description, needs_help = null } = idea;
  async function archive() {
    await archiving.mutateAsync();
    forgetText(userId, { id, words: [title, description] });
  }
  return (
    <ArchiveButton what={title} archive={archive} onGone={onGone}>
      {archiveWords(needs_help, GIGS_TEXTS.archive, "text")}
    </ArchiveButton>
  );
}
