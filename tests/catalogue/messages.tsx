/** Answers to a visitor: what waits, what is missing, what went wrong. */
import { useState } from "react";
import { MESSAGES as TOASTS } from "@/content/messages";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Empty } from "@/ui/feedback/Empty";
import { ErrorBoundary } from "@/ui/feedback/ErrorBoundary";
import { Failure } from "@/ui/feedback/Failure";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { Problem } from "@/ui/feedback/Problem";
import { Progress } from "@/ui/feedback/Progress";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { CardShapes, FigureShapes, RowShapes, TextShape } from "@/ui/feedback/SkeletonShapes";
import { toast } from "@/ui/feedback/toast";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { HelpNow } from "@/parts/community/HelpNow";
import { nothing, type Catalogue } from "./states";

function LiveDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} title="Change this entry" onClose={() => setOpen(false)}>
        <p>Earned £4.50 for a chore.</p>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

function Broken(): never {
  throw new Error("The catalogue shows what this looks like.");
}

export const MESSAGES: Catalogue = {
  "ui/Skeleton": {
    "without words": <Skeleton label="Loading" className="h-24" />,
    "with words": <Skeleton label="Loading your KPIs…" className="h-24" showLabel />,
  },
  "ui/SkeletonShapes": {
    rows: (
      <Skeleton label="Loading your entries…" showLabel>
        <RowShapes />
      </Skeleton>
    ),
    cards: <CardShapes cards={2} />,
    figures: <FigureShapes figures={3} />,
    text: <TextShape lines={2} />,
  },
  "ui/Empty": {
    words: <Empty>No entries yet.</Empty>,
    "with a way on": <Empty action={<Button>Write the first</Button>}>No entries yet.</Empty>,
  },
  "ui/Failure": {
    "with a retry": <Failure onRetry={nothing}>We could not load this.</Failure>,
    "without one": <Failure>We could not load this.</Failure>,
  },
  "ui/ErrorBoundary": {
    "a part that fails": (
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    ),
  },
  "ui/late": { "see ui/Skeleton and ui/ErrorBoundary": null },
  "ui/Problem": { only: <Problem className="">That is enough for today.</Problem> },
  "ui/Progress": {
    begun: <Progress label="Progress, at the start" value={1} max={10} className="w-full" />,
    done: <Progress label="Progress, at the end" value={10} max={10} className="w-full" />,
  },
  "ui/ResumedNote": {
    only: (
      <ResumedNote startAgain="Start again" onStartAgain={nothing}>
        You have begun this already.
      </ResumedNote>
    ),
  },
  "ui/NeedsScripts": { "without scripts": <NeedsScripts>This part needs scripts.</NeedsScripts> },
  "ui/Dialog": { opens: <LiveDialog /> },
  "ui/Toaster": {
    "a success": <Button onClick={() => toast(TOASTS.entryAdded)}>Show a success</Button>,
    "a failure": (
      <Button onClick={() => toast({ ...TOASTS.entryFailed, tone: "destructive" })}>Show a failure</Button>
    ),
  },
  "parts/HelpNow": {
    worry: <HelpNow need="worry" />,
    "in a name": <HelpNow need="crisis" isName />,
    emergency: <HelpNow need="emergency" isKept={false} />,
  },
  "parts/NameHelp": { "see parts/HelpNow": null },
  "parts/ArchiveBesideHelp": { "see parts/ArchiveButton": null },
  "parts/ArchiveButton": {
    asks: (
      <ArchiveButton what="Headphones" archive={() => Promise.resolve()} onGone={() => {}}>
        You will no longer see it here.
      </ArchiveButton>
    ),
  },
};
