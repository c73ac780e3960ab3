import { useEffect, useRef, useState } from "react";
import { DASHBOARD_TEXTS, WRITE_LINK } from "@/content/journal/journal";
import { Button, LinkButton } from "@/ui/controls/Button";
import { Empty } from "@/ui/feedback/Empty";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";

interface NoFiguresProps {
  /** A friend of its own for each card. */
  face?: string;
  /** The specification's empty text, which also appears after a failure. */
  children: string;
  failed: boolean;
  /** Resolves after any answer, good or bad. */
  onRetry: () => Promise<unknown>;
}

export function NoFigures({
  face = "level-3.svg#frugal-navigator",
  children,
  failed,
  onRetry,
}: NoFiguresProps) {
  return (
    <Empty face={face} action={failed ? <FiguresUnavailable onRetry={onRetry} /> : <ToJournal />}>
      {children}
    </Empty>
  );
}

const ToJournal = () => <LinkButton to={WRITE_LINK.to}>{WRITE_LINK.label}</LinkButton>;

/** The failure text and a retry button. */
export function FiguresUnavailable({ onRetry }: Pick<NoFiguresProps, "onRetry">) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, busy);
  const heading = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      // A successful retry removes the button, and the focus with it.
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    },
    [],
  );
  const retry = async () => {
    heading.current = button.current?.closest("section")?.querySelector("h2") ?? null;
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <p role="alert">{DASHBOARD_TEXTS.couldNotLoad}</p>
      <Button ref={button} variant="quiet" disabled={busy} onClick={() => void retry()}>
        {busy ? DASHBOARD_TEXTS.tryingAgain : DASHBOARD_TEXTS.tryAgain}
      </Button>
    </div>
  );
}
