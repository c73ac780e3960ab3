import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { goalFacts, readRunningGoal, type Challenge } from "@/backend/community/communityChallenges";
import type { JarResult } from "@/backend/community/jar";
import { queryClient } from "@/backend/queryClient";
import { JAR_TEXTS } from "@/content/community/jar";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import type { Hundredths } from "@/domain/community/communityChallenges";
import { keepFacts } from "@/storage/today/keepFacts";
import { Button } from "@/ui/controls/Button";
import { Sheet } from "@/ui/controls/Sheet";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import type { Elements } from "@/ui/elements";
import { celebrate } from "@/ui/feedback/celebrate";
import { Problem } from "@/ui/feedback/Problem";
import { toast } from "@/ui/feedback/toast";
import { JarFigures } from "./JarFigures";

export interface JarOwner {
  userId: string;
  today: Day;
  /** Runs once the question is answered, or if there is nothing to ask. */
  onClosed: () => void;
}

interface JarSheetProps extends JarOwner {
  /** The goal that it is about; by default, whichever is running. */
  goalId?: string;
  title: (goal: Challenge) => string;
  afterLabel: string;
  after: (goal: Challenge) => Hundredths;
  yes: string;
  no: string;
  /** Stands over the jar. */
  note: Elements;
  send: (goal: Challenge) => Promise<JarResult>;
}

/** A name that tells of need is on its card only. */
export const shownTitle = ({ title, need }: Challenge) => (need ? null : title);

/** A question about the jar of the goal that is running, as it is right now. Without one, nothing is asked. */
export function JarSheet({ userId, today, onClosed, goalId, note, send, ...texts }: JarSheetProps) {
  const [goal, setGoal] = useState<Challenge>();
  const [isOpen, setOpen] = useState(true);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const close = useEffectEvent(onClosed);
  const read = useEffectEvent(() => readRunningGoal(userId, today, queryClient));
  useEffect(() => {
    let isHere = true;
    read().then(
      (found) => {
        if (!isHere) return;
        if (found && (!goalId || found.id === goalId)) setGoal(found);
        else close();
      },
      // The query has logged it. The entry is safe, and the goal's own page takes the total.
      () => isHere && close(),
    );
    return () => void (isHere = false);
  }, [goalId]);

  async function show(result: JarResult, before: Challenge) {
    if (result.outcome !== "done") return toast(JAR_TEXTS[result.outcome]);
    toast(MESSAGES.progressUpdated);
    const isRunning = result.status === "active";
    keepFacts(userId, () => ({
      goal: goalFacts(isRunning ? { ...before, progress: result.total } : undefined),
    }));
    if (result.status === "completed") celebrate();
    flushSync(() => setDone(true));
    // The coin has landed.
    const moving = form.current?.getAnimations?.({ subtree: true }) ?? [];
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }

  const { isSending, onSubmit } = useSubmit(async () => {
    setProblem("");
    try {
      await show(await send(goal!), goal!);
      setOpen(false);
    } catch (error) {
      console.error(error);
      setProblem(MESSAGES.progressFailed.title);
      toast({ ...MESSAGES.progressFailed, tone: "destructive" });
    }
  });

  if (!goal) return null;
  return (
    <Sheet open={isOpen} title={texts.title(goal)} close={JAR_TEXTS.close} onClose={onClosed}>
      <form ref={form} noValidate method="post" onSubmit={onSubmit} className="pb-4">
        {note}
        <JarFigures
          picture={goal.picture}
          target={goal.target}
          before={goal.progress}
          after={texts.after(goal)}
          afterLabel={texts.afterLabel}
          isDone={isDone}
        />
        <Problem className="mt-3">{problem}</Problem>
        <div className="mt-4 flex flex-wrap gap-3">
          <SubmitButton className="min-h-13 grow" busy={isSending}>
            {isSending ? JAR_TEXTS.busy : texts.yes}
          </SubmitButton>
          <Button variant="quiet" className="min-h-13 grow" onClick={() => setOpen(false)}>
            {texts.no}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
