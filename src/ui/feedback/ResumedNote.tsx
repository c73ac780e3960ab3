import type { ReactNode } from "react";

interface ResumedNoteProps {
  children: ReactNode;
  /** The button's label. */
  startAgain: string;
  onStartAgain: () => void;
}

/** Says that the page has resumed where the visitor left it, and offers to start again. */
export const ResumedNote = ({ children, startAgain, onStartAgain }: ResumedNoteProps) => (
  <p className="bg-q3-soft text-q3-ink rounded-field mb-5 flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4 text-base">
    <span>{children}</span>
    <button
      type="button"
      className="rounded-field -ml-3 min-h-11 px-3 font-semibold underline underline-offset-4"
      onClick={onStartAgain}
    >
      {startAgain}
    </button>
  </p>
);
