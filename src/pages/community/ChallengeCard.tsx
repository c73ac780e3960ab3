import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, Sprout, Hourglass, PiggyBank, Repeat, Trophy, type IconNode } from "lucide";
import { useEffect, useEffectEvent, useId, useState } from "react";
import {
  archiveChallengeMutation,
  updateProgressMutation,
  type Challenge,
} from "@/backend/community/communityChallenges";
import type { NamedNeed } from "@/backend/community/judgement";
import {
  CHALLENGE_STATUS_TEXTS,
  CHALLENGE_TYPE_TEXTS,
  CHALLENGES_TEXTS,
  PROGRESS_TEXTS,
} from "@/content/community/communityChallenges";
import { GOAL_NAME_TEXTS } from "@/content/community/goalNames";
import { archiveWords } from "@/content/community/help";
import { MESSAGES } from "@/content/messages";
import { fullDayName, type Day } from "@/domain/calendar";
import {
  formatAmount,
  readTotal,
  type ChallengeStatus,
  type ChallengeType,
} from "@/domain/community/communityChallenges";
import { progressPercent } from "@/domain/progressPercent";
import { toastFailure } from "@/parts/toastFailure";
import { Button } from "@/ui/controls/Button";
import { celebrate } from "@/ui/feedback/celebrate";
import { Chip } from "@/ui/text/Chip";
import { Icon } from "@/ui/text/Icon";
import { Progress } from "@/ui/feedback/Progress";
import { toast } from "@/ui/feedback/toast";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { GoalFigures } from "./GoalFigures";
import { GoalPicture } from "@/parts/community/GoalPicture";
import { AmountDialog, GoalNameDialog, NewEndDialog } from "./lateParts";
import type { UnsavedName } from "./JoinDialog";

const TYPE_ICONS: Record<ChallengeType, IconNode> = {
  savings_goal: PiggyBank,
  habit_streak: Repeat,
  kindness_quest: Sprout,
};

const STATUS_LOOKS: Record<ChallengeStatus, { icon: IconNode; colours: string }> = {
  active: { icon: CalendarClock, colours: "bg-q3-soft text-q3-ink" },
  completed: { icon: Trophy, colours: "bg-q2-soft text-q2-ink" },
  failed: { icon: Hourglass, colours: "bg-q4-soft text-q4-ink" },
};

interface ChallengeCardProps {
  userId: string;
  challenge: Challenge;
  /** Runs after the challenge has been archived. */
  onGone: () => void;
  /** A name may tell of need. */
  onNeed: (found: NamedNeed | undefined, name: string | null) => void;
  /** A name that could not be saved, which the card asks for again. */
  unsaved?: UnsavedName | undefined;
  /** Runs when the name has been saved or given up. */
  onNamed: () => void;
  /** Starts the next goal, on the newest one that is over. */
  onNewGoal?: (() => void) | undefined;
  today: Day;
  /** False while another goal is being filled, beside which no missed one goes on. */
  mayGoOn: boolean;
}

export function ChallengeCard({
  userId,
  challenge,
  onGone,
  onNeed,
  unsaved,
  onNamed,
  onNewGoal,
  today,
  mayGoOn,
}: ChallengeCardProps) {
  const { id, type, target, progress, end, status, title, picture, need } = challenge;
  const queryClient = useQueryClient();
  const update = useMutation(updateProgressMutation(userId, id, queryClient));
  const archiving = useMutation(archiveChallengeMutation(userId, id, queryClient));
  const [updating, setUpdating] = useState(false);
  /** Undefined until the dialog is first opened; once loaded it stays, and returns the focus when it closes. */
  const [naming, setNaming] = useState<boolean>();
  const [ending, setEnding] = useState<boolean>();
  const headingId = useId();

  const kind = CHALLENGE_TYPE_TEXTS[type];
  const name = title ?? kind;
  const texts = CHALLENGE_STATUS_TEXTS[status];
  const look = STATUS_LOOKS[status];
  const isMoney = type === "savings_goal";
  const percent = progressPercent(progress, target);
  const isFull = isMoney && status === "completed";
  const colours = isFull ? "bg-card text-q2-ink" : look.colours;
  const mayEndLater = isMoney && status === "failed" && mayGoOn;
  // The button that opened the dialog goes with the list's answer, which may come after the dialog has closed.
  const onEnded = useEffectEvent(onGone);
  useEffect(() => {
    if (ending === false && !mayEndLater) onEnded();
  }, [ending, mayEndLater]);

  async function send(total: number) {
    try {
      const reached = (await update.mutateAsync(total)) === "completed";
      toast(MESSAGES.progressUpdated);
      if (reached) celebrate();
    } catch (error) {
      toastFailure(userId, MESSAGES.progressFailed);
      throw error;
    }
  }

  return (
    <li
      aria-labelledby={headingId}
      className={`surface flex flex-col p-5 sm:p-6 ${isFull ? "bg-q2-soft" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {picture ? (
          <GoalPicture picture={picture} className="size-12" />
        ) : (
          <span className={`rounded-field grid size-12 place-items-center ${colours}`}>
            <Icon of={TYPE_ICONS[type]} size={26} />
          </span>
        )}
        {/* The chip is under the name where there is no room beside it. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2" style={{ flex: "1 1 12rem" }}>
          <div className="min-w-0" style={{ flex: "1 1 11rem" }}>
            <h3 id={headingId} className="wrap-anywhere">
              {name}
            </h3>
            <p className="text-muted text-base">{`${texts.end} ${fullDayName(end)}`}</p>
          </div>
          <p>
            <Chip colours={colours}>
              <Icon of={look.icon} size={18} />
              <span>{texts.chip}</span>
            </Chip>
          </p>
        </div>
      </div>
      {isMoney ? (
        <GoalFigures
          userId={userId}
          percent={percent}
          picture={picture}
          progress={progress}
          target={target}
          isOpen={status === "active"}
        />
      ) : (
        <>
          <dl className="mt-4 flex items-end justify-between gap-4">
            <Amount name={CHALLENGES_TEXTS.soFar} value={formatAmount(progress)} />
            <Amount name={CHALLENGES_TEXTS.target} value={formatAmount(target)} atEnd />
          </dl>
          <div className="mt-2 mb-3 flex items-center gap-3">
            <Progress
              label={CHALLENGES_TEXTS.progress}
              value={percent}
              max={100}
              className="min-w-0 flex-1"
            />
            <span className="font-display font-semibold tabular-nums">
              {CHALLENGES_TEXTS.percent(percent)}
            </span>
          </div>
        </>
      )}
      {!isFull && <p className="mt-auto pt-3">{texts.words}</p>}
      <div className={`mt-4 flex flex-wrap items-center gap-3 ${isFull ? "justify-center" : ""}`}>
        {status === "active" && (
          <Button
            onClick={() => {
              update.reset();
              setUpdating(true);
            }}
          >
            {CHALLENGES_TEXTS.update}
            <span className="sr-only">{`: ${name}`}</span>
          </Button>
        )}
        {mayEndLater && (
          <Button onClick={() => setEnding(true)}>
            <span>{GOAL_NAME_TEXTS.newEnd}</span>
            {title && <span className="sr-only">{`: ${name}`}</span>}
          </Button>
        )}
        {onNewGoal && (
          <Button variant={mayEndLater ? "quiet" : "primary"} onClick={onNewGoal}>
            {GOAL_NAME_TEXTS.next}
          </Button>
        )}
        {isMoney && status === "active" && (
          <Button variant="quiet" onClick={() => setNaming(true)}>
            <span>{title ? GOAL_NAME_TEXTS.change : GOAL_NAME_TEXTS.add}</span>
            {title && <span className="sr-only">{`: ${name}`}</span>}
          </Button>
        )}
        <ArchiveButton what={name} archive={() => archiving.mutateAsync()} onGone={onGone}>
          {archiveWords(need, CHALLENGES_TEXTS.archive, "name")}
        </ArchiveButton>
      </div>
      {(naming !== undefined || unsaved) && (
        <GoalNameDialog
          userId={userId}
          goalId={id}
          open={naming === true || unsaved !== undefined}
          onClose={() => {
            setNaming(false);
            onNamed();
          }}
          name={unsaved?.name ?? { title, picture }}
          isRefused={unsaved?.isRefused}
          onNeed={onNeed}
        />
      )}
      {ending !== undefined && (
        <NewEndDialog
          userId={userId}
          goalId={id}
          today={today}
          left={target - progress}
          open={ending && mayEndLater}
          onClose={() => setEnding(false)}
        />
      )}
      <AmountDialog
        open={updating && status === "active"}
        onClose={() => {
          setUpdating(false);
          onGone();
        }}
        title={PROGRESS_TEXTS.title}
        texts={{ ...PROGRESS_TEXTS, label: PROGRESS_TEXTS.label[isMoney ? "savings_goal" : "other"] }}
        currencySign={isMoney ? "$" : undefined}
        min="0"
        defaultValue={progress / 100}
        read={readTotal}
        send={send}
        problem={update.isError ? MESSAGES.progressFailed.title : undefined}
      />
    </li>
  );
}

interface AmountProps {
  name: string;
  value: string;
  atEnd?: boolean;
}

const Amount = ({ name, value, atEnd }: AmountProps) => (
  <div className={`min-w-0 ${atEnd ? "text-right" : ""}`}>
    <dt className="text-muted text-base">{name}</dt>
    <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
  </div>
);
