import { Check, ChevronDown } from "lucide";
import { useState, type CSSProperties } from "react";
import { PROMPT_DONE, PROMPT_HEADING } from "@/content/journal/journalEntries";
import { countsIn, promptOfDay, promptText } from "@/content/challenge/missionPrompts";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import type { Day } from "@/domain/calendar";
import { challengeDay, challengePhase } from "@/domain/challenge/challenge";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { hang, stringOf } from "@/storage/deeds/string";
import { levelOf } from "@/storage/shelf/band";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { useMedia } from "@/ui/behaviour/useMedia";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";
import { MeasurePlace } from "./MeasurePlace";

/** The questions of three lists, which the prompt does not wait for. */
const MissionMeasure = late(() => import("./MissionMeasure").then((file) => file.MissionMeasure), {
  loading: () => <MeasurePlace />,
  instead: () => null,
});

interface MissionPromptProps {
  userId: string;
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
}

/** The running mission with the prompt of the day and its measure; the first prompt before the 90 days begin. */
export function MissionPrompt({ userId, start, today }: MissionPromptProps) {
  const isNarrow = useMedia("(max-width: 39.99rem)");
  const day = start ? challengeDay(start, today) : 0;
  const prompt = promptOfDay(Math.max(day, 1));
  const phase = start ? challengePhase(start, today) : undefined;
  if (!prompt) return null;
  const text = promptText(prompt, levelOf(userId));
  const mission = phase ? (
    <p className="mb-2 flex items-center gap-2 text-base font-semibold">
      <span className="bg-card text-ink font-display grid size-9 shrink-0 place-items-center rounded-full font-bold">
        {phase}
      </span>
      <span>{MISSION_TITLES[phase - 1]}</span>
    </p>
  ) : null;
  const measure =
    phase && start ? (
      <MissionMeasure userId={userId} phase={phase} start={start} />
    ) : (
      prompt.figure && <p className="mt-2 text-base">{countsIn(prompt.figure)}</p>
    );
  return (
    <section
      aria-labelledby="todays-prompt"
      className={`rounded-card min-h-42 p-4 sm:min-h-52 sm:p-5 ${phase ? MISSION_COLOURS[phase - 1] : "bg-q4-soft text-q4-ink"}`}
    >
      {isNarrow ? (
        <Folded text={text}>
          {mission}
          {measure}
        </Folded>
      ) : (
        <>
          {mission}
          <Words text={text} />
          {measure}
        </>
      )}
      <Done userId={userId} today={today} />
    </section>
  );
}

/** The pressed button has gone. */
const focusOnArrival = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

/** A press of its own: nobody can see from here whether five minutes were spent. */
function Done({ userId, today }: Pick<MissionPromptProps, "userId" | "today">) {
  const isDone = useStored(stringOf(userId)).some(({ kind, day }) => kind === "prompt" && day === today);
  const [isPressed, setPressed] = useState(false);
  if (isDone)
    return (
      <p
        ref={isPressed ? focusOnArrival : undefined}
        tabIndex={-1}
        className="mt-2 flex min-h-11 items-center gap-2 font-semibold outline-none"
      >
        <Icon of={Check} size={20} />
        <span>{PROMPT_DONE.done}</span>
      </p>
    );
  return (
    <Button
      variant="quiet"
      className="mt-2"
      onClick={() => {
        setPressed(true);
        hang(userId, "prompt", today);
      }}
    >
      {PROMPT_DONE.press}
    </Button>
  );
}

const Words = ({ text, style }: { text: string; style?: CSSProperties | undefined }) => (
  <>
    <h2 id="todays-prompt" className="text-lg font-normal">
      {PROMPT_HEADING}
    </h2>
    <span className="font-display block text-xl leading-snug font-semibold" style={style}>
      {text}
    </span>
  </>
);

const TWO_LINES: CSSProperties = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
};

/** Two lines of the prompt on a phone, where the form has to begin in the first screen; a tap shows all of it. */
function Folded({ text, children }: { text: string; children: Elements }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="relative cursor-pointer list-none pr-12">
        <Words text={text} style={isOpen ? undefined : TWO_LINES} />
        <Icon of={ChevronDown} className="absolute top-0 right-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
