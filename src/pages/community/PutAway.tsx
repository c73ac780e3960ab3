import { useState } from "react";
import { PUT_AWAY } from "@/content/community";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Problem } from "@/ui/Problem";
import { SubmitButton } from "@/ui/SubmitButton";
import { useGoing } from "@/ui/useGoing";
import { useOneAtATime } from "@/ui/useOneAtATime";

interface PutAwayProps {
  /** What goes, as its owner calls it. */
  what: string;
  /** What that means, in a sentence. */
  children: string;
  putAway: () => Promise<unknown>;
  /** Afterwards, when the list stands without it: where the focus goes. */
  onGone: () => void;
}

/** Hides something for good (`is_deleted`), after a question: there is no way back. */
export function PutAway({ what, children, putAway, onGone }: PutAwayProps) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const oneAtATime = useOneAtATime();
  const going = useGoing(onGone);

  const send = () =>
    oneAtATime(async () => {
      setState("sending");
      going.current = true;
      try {
        await putAway();
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
        look="quiet"
        onClick={() => {
          setState("asking");
          setOpen(true);
        }}
      >
        {PUT_AWAY.label}
        <span className="sr-only">: {what}</span>
      </Button>
      <Dialog open={open} title={PUT_AWAY.question} onClose={() => setOpen(false)}>
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
          <Problem className="mt-3">{state === "failed" && PUT_AWAY.failed}</Problem>
          <div className="mt-6 flex flex-wrap gap-3">
            {/* First, so that it has the focus: a second tap must not put away what the first one asked about. */}
            <Button look="quiet" onClick={() => setOpen(false)}>
              {PUT_AWAY.keep}
            </Button>
            <SubmitButton busy={state === "sending"}>
              {state === "sending" ? PUT_AWAY.busy : PUT_AWAY.label}
            </SubmitButton>
          </div>
        </form>
      </Dialog>
    </>
  );
}
