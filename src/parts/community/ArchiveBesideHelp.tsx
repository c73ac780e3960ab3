import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { archiveIdeaMutation } from "@/backend/community/gigs";
import { excerpt } from "@/domain/sharedText";
import { ArchiveButton } from "./ArchiveButton";

/** A text of one's own, by the id of its row. */
export interface OwnText {
  id: string;
  /** As they were sent: those of an idea are its title and its description. */
  words: readonly string[];
}

export interface ArchiveBesideHelpProps {
  userId: string;
  text: OwnText;
  /** Archives a row of its table. */
  mutationOf: typeof archiveIdeaMutation;
  /** Clears what else this browser has of the text. */
  forget?: (userId: string, text: OwnText) => void;
}

interface ArchiveProps extends ArchiveBesideHelpProps {
  /** The sentence about the consequence. */
  children: string;
  onArchived: () => void;
  onGone: () => void;
}

/** Archives the text for which there is help, right beside it. */
export function ArchiveBesideHelp({ userId, text, mutationOf, forget, onArchived, ...button }: ArchiveProps) {
  const archiving = useMutation(mutationOf(userId, text.id, useQueryClient()));
  return (
    <ArchiveButton
      {...button}
      what={excerpt(text.words[0] ?? "")}
      archive={async () => {
        await archiving.mutateAsync();
        forget?.(userId, text);
        onArchived();
      }}
    />
  );
}
