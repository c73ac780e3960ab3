import { useId, type ReactNode } from "react";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";
import type { Elements } from "@/ui/elements";

interface KeepChoiceProps {
  name: string;
  value: string;
  /** The name of the thing. */
  title: string;
  /** The effect of the tick, and anything that it replaces. */
  children: ReactNode;
  picture?: Elements;
}

/** One thing that can be kept; it is not ticked. */
export function KeepChoice({ name, value, title, picture, children }: KeepChoiceProps) {
  const textId = useId();
  return (
    <label className={CHOICE_CARD}>
      <input
        type="checkbox"
        name={name}
        value={value}
        aria-label={title}
        aria-describedby={textId}
        className="accent-action size-6 shrink-0"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span id={textId} className="block text-base">
          {children}
        </span>
      </span>
      {/* At the end, because not all have one and their words are to begin at one edge. */}
      {picture}
    </label>
  );
}
