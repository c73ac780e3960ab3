import type { ReactNode } from "react";
import type { Elements } from "@/ui/elements";

interface EmptyProps {
  /** File and symbol under /art/characters/: a friend who keeps company, and adds nothing to the words. */
  face?: string;
  children: ReactNode;
  /** The one next step. */
  action?: Elements;
}

/** An empty state: what belongs here, and what to do next. */
export function Empty({ face, children, action }: EmptyProps) {
  return (
    <div className="rounded-card border-line flex flex-col items-center gap-4 border-2 border-dashed px-6 py-8 text-center">
      {face && (
        <svg aria-hidden="true" viewBox="0 0 100 100" className="size-20">
          <use href={`/art/characters/${face}`} />
        </svg>
      )}
      <p className="max-w-[26em] text-balance">{children}</p>
      {action}
    </div>
  );
}
