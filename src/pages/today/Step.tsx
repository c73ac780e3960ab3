import { Check } from "lucide";
import { useId, type ReactNode } from "react";
import { FIRST_DAY_TEXTS } from "@/content/today/firstDay";
import type { Elements } from "@/ui/elements";
import { Chip } from "@/ui/text/Chip";
import { Icon } from "@/ui/text/Icon";

interface StepProps {
  number: number;
  title: string;
  text: string;
  doneText: string;
  isDone: boolean;
  picture: Elements;
  /** The step's own control. */
  children: ReactNode;
}

/** One step of the first day: ticked, with other words, once it is done. */
export function Step({ number, title, text, doneText, isDone, picture, children }: StepProps) {
  const headingId = useId();
  return (
    <li aria-labelledby={headingId} className={`surface p-5 ${isDone ? "bg-q2-soft" : ""}`}>
      <div className="flex flex-wrap items-center gap-4">
        {picture}
        <div className="min-w-40 flex-1">
          <h2 id={headingId} className="text-xl wrap-anywhere">
            {`${number}. ${title}`}
          </h2>
          <p className={`text-balance ${isDone ? "" : "text-muted"}`}>{isDone ? doneText : text}</p>
        </div>
        {isDone && (
          <Chip colours="bg-card text-q2-ink" small>
            <Icon of={Check} size={18} />
            {/* On a phone the tick says it, and stays beside the words. */}
            <span className="max-sm:sr-only">{FIRST_DAY_TEXTS.done}</span>
          </Chip>
        )}
      </div>
      <div className="mt-4 empty:hidden">{children}</div>
    </li>
  );
}
