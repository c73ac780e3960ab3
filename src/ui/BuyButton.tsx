import { useId } from "react";
import { Button, type ButtonProps } from "./Button";

interface BuyButtonProps {
  label: string;
  /** Why a press does nothing yet. */
  note: string;
  /** Where it stands beside a button that does something. */
  look?: ButtonProps["look"];
}

/** Without an action until the owner sets a shop link, and says so. */
export function BuyButton({ label, note, look = "primary" }: BuyButtonProps) {
  const noteId = useId();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button look={look} aria-describedby={noteId}>
        {label}
      </Button>
      <span id={noteId} className="text-muted text-base">
        {note}
      </span>
    </span>
  );
}
