import { ARRIVAL_TEXTS } from "@/content/community/arrival";
import type { ArchiveBesideHelpProps } from "@/parts/community/ArchiveBesideHelp";
import { HelpNow } from "@/parts/community/HelpNow";
import type { FatePanel } from "./useFate";

type FateHelpProps = FatePanel & Omit<ArchiveBesideHelpProps, "text">;

/** Help beside a form, with what is known of the arrival of its text. */
export const FateHelp = ({ need, arrival, nth, text, ...archiving }: FateHelpProps) => (
  // Help for another text, or other help, takes the focus.
  <HelpNow
    key={`${need} ${nth}`}
    need={need}
    isKept={arrival !== "notStored"}
    own={text && { text, ...archiving }}
  >
    {/* The region stays while its words change, so that screen readers announce them. */}
    <p role="status" className={arrival === "certain" ? "" : "mb-3 text-lg font-semibold"}>
      {arrival !== "certain" && ARRIVAL_TEXTS[arrival]}
    </p>
  </HelpNow>
);
