import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { archiveIdeaMutation } from "@/backend/community/gigs";
import { excerpt } from "@/domain/sharedText";
import { ArchiveButton } from "./ArchiveButton";
import { archiveText, type OwnText } from "./archiveText";

export interface ArchiveBesideHelpProps {
  userId: string;
  text: OwnText;
  /** Archives a row of its table. */
  mutationOf: typeof archiveIdeaMutation;
}

interface ArchiveProps extends ArchiveBesideHelpProps {
  /** The sentence about the consequence. */
  children: string;
  onArchived: () => void;
  onGone: () => void;
}

/** Archives the text for which there is help, right beside it. */
export function ArchiveBesideHelp({ userId, text, mutationOf, onArchived, ...button }: ArchiveProps) {
  const archiving = useMutation(mutationOf(userId, text.id, useQueryClient()));
  return (
    <ArchiveButton
      {...button}
      what={excerpt(text.words[0] ?? "")}
      archive={async () => {
        await archiveText(userId, text, () => archiving.mutateAsync());
        onArchived();
      }}
    />
  );
}
