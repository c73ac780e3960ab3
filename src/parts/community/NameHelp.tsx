import type { NamedNeed } from "@/backend/community/judgement";
import type { ArchiveBesideHelpProps } from "./ArchiveBesideHelp";
import { HelpNow } from "./HelpNow";

interface NameHelpProps extends NamedNeed, Omit<ArchiveBesideHelpProps, "text"> {
  name: string | null | undefined;
  /** False if the name is not stored. */
  isKept?: boolean;
}

/** Help for what a child named a habit or a goal. */
export const NameHelp = ({ need, id, name, isKept, ...archiving }: NameHelpProps) => (
  <HelpNow
    need={need}
    isName
    isKept={isKept}
    own={id && name ? { text: { id, words: [name] }, ...archiving } : undefined}
  />
);
