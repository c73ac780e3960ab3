import { useState } from "react";
import { ARCHIVE_TEXTS } from "@/content/community/community";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useIsNavigating } from "@/ui/behaviour/useIsNavigating";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";

interface ArchiveButtonProps {
  /** The item's name, in its owner's words. */
  what: string;
  /** One sentence about the consequence. */
  children: string;
  archive: () => Promise<unknown>;
  /** Moves the focus once the item has left the list. */
  onGone: () => void;
}

/** Archives an item for good (`is_deleted`). It asks first, because there is no undo. */
export function ArchiveButton({ what, children, archive, onGone }: ArchiveButtonProps) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const oneAtATime = useOneAtATime();
  const going = useIsNavigating(onGone);

  const send = () =>
    oneAtATime(async () => {
      setState("sending");
      going.current = true;
      try {
        await archive();
        setOpen(false);
      } catch (error) {
        console.error(error);
        going.current = false;
        setState("failed");
      }
    });

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setState("asking");
          setOpen(true);
        }}
      >
        {ARCHIVE_TEXTS.label}
        <span className="sr-only">{`: ${what}`}</span>
      </Button>
      <Dialog open={open} title={ARCHIVE_TEXTS.question} onClose={() => setOpen(false)}>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="font-semibold">
            <bdi>{what}</bdi>
          </p>
          <p className="mt-2">{children}</p>
          <Problem className="mt-3">{state === "failed" && ARCHIVE_TEXTS.failed}</Problem>
          <div className="mt-6 flex flex-wrap gap-3">
            {/* "Keep" is first and has the focus, so that a double tap does not archive the item. */}
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {ARCHIVE_TEXTS.keep}
            </Button>
            <SubmitButton busy={state === "sending"}>
              {state === "sending" ? ARCHIVE_TEXTS.busy : ARCHIVE_TEXTS.label}
            </SubmitButton>
          </div>
        </form>
      </Dialog>
    </>
  );
}
