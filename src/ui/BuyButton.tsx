import { useId } from "react";
import { Button } from "./Button";

interface BuyButtonProps {
  label: string;
  /** Why a press does nothing yet. */
  note: string;
}

/** Without an action until the owner sets a shop link, and says so. */
export function BuyButton({ label, note }: BuyButtonProps) {
  const noteId = useId();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button aria-describedby={noteId}>{label}</Button>
      <span id={noteId} className="text-muted text-base">
        {note}
      </span>
    </span>
  );
}
