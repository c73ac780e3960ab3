import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowBigUp, Check, Award } from "lucide";
import { useEffect, useId, useRef } from "react";
import { DailyCapError } from "@/backend/dailyCap";
import type { Idea } from "@/backend/community/gigCursor";
import { voteMutation } from "@/backend/community/gigs";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { MESSAGES } from "@/content/messages";
import { toastFailure } from "@/parts/toastFailure";
import { Button } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { Icon } from "@/ui/text/Icon";
import { toast } from "@/ui/feedback/toast";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";
import { ArchiveIdea } from "./ArchiveIdea";
import { ReportIdea } from "./ReportIdea";

interface IdeaCardProps {
  userId: string;
  idea: Idea;
  /** The card takes the focus only if nothing else has it. */
  takeFocus: boolean;
  /** Runs after the idea has been archived or reported. */
  onGone: () => void;
}

/** One idea from any user. It shows no name and no id, and never renders its text as HTML. */
export function IdeaCard({ userId, idea, takeFocus, onGone }: IdeaCardProps) {
  const titleId = useId();
  return (
    <li
      aria-labelledby={titleId}
      className={`surface flex flex-col p-5 ${idea.featured ? "border-q4! border-2!" : ""}`}
    >
      <div className="flex-1 overflow-hidden">
        {(idea.featured || idea.own) && (
          <div className="mb-2 flex flex-wrap gap-2">
            {idea.featured && (
              <p>
                <Chip colours="bg-q4-soft text-q4-ink">
                  <Icon of={Award} size={16} />
                  {GIGS_TEXTS.featuredChip}
                </Chip>
              </p>
            )}
            {idea.own && (
              <p>
                <Chip colours="bg-q3-soft text-q3-ink">{GIGS_TEXTS.yours}</Chip>
              </p>
            )}
          </div>
        )}
        {/* dir: a right-to-left text does not reorder the text around it. */}
        <h4 id={titleId} dir="auto" className="py-0.5 text-xl wrap-anywhere">
          {idea.title}
        </h4>
        <p dir="auto" className="mt-1 py-0.5 wrap-anywhere whitespace-pre-line">
          {idea.description}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <VoteButton userId={userId} idea={idea} takeFocus={takeFocus} />
        <p className="text-muted text-base whitespace-nowrap tabular-nums">{GIGS_TEXTS.votes(idea.votes)}</p>
        <div className="ml-auto">
          {idea.own ? (
            <ArchiveIdea userId={userId} idea={idea} onGone={onGone} />
          ) : (
            <ReportIdea userId={userId} idea={idea} onGone={onGone} />
          )}
        </div>
      </div>
    </li>
  );
}

function VoteButton({ userId, idea, takeFocus }: Omit<IdeaCardProps, "onGone">) {
  const vote = useMutation(voteMutation(userId, useQueryClient()));
  const oneAtATime = useOneAtATime();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) focusIfLost(button.current);
  }, [takeFocus]);

  const castVote = () =>
    oneAtATime(async () => {
      if (idea.voted) return;
      try {
        if ((await vote.mutateAsync(idea.id)) === "cast") toast(MESSAGES.voteCast);
      } catch (error) {
        console.error(error);
        const over = error instanceof DailyCapError ? { description: GIGS_TEXTS.voteCap } : {};
        toastFailure(userId, { ...MESSAGES.voteFailed, ...over });
      }
    });

  return (
    // `disabled` would take the focus from the user who has just voted.
    <Button
      ref={button}
      variant={idea.voted ? "plain" : "quiet"}
      className={
        idea.voted ? "bg-q2-soft text-q2-ink hover:text-q2-ink cursor-default px-5 no-underline" : ""
      }
      aria-disabled={idea.voted}
      onClick={() => void castVote()}
    >
      <Icon of={idea.voted ? Check : ArrowBigUp} size={20} />
      <span>{idea.voted ? GIGS_TEXTS.voted : GIGS_TEXTS.vote}</span>
      <span className="sr-only">{`: ${idea.title}`}</span>
    </Button>
  );
}
