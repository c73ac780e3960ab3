import type { ReactNode } from "react";

interface ResumedNoteProps {
  children: ReactNode;
  /** Words of the button. */
  startAgain: string;
  onStartAgain: () => void;
}

/** Says that something goes on where it was left, and offers to begin it afresh. */
export const ResumedNote = ({ children, startAgain, onStartAgain }: ResumedNoteProps) => (
  <p className="bg-q3-soft text-q3-ink rounded-field mb-5 flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4 text-base">
    {children}
    <button
      type="button"
      className="rounded-field -ml-3 min-h-11 px-3 font-semibold underline underline-offset-4"
      onClick={onStartAgain}
    >
      {startAgain}
    </button>
  </p>
);
