import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ideasQuery, ownIdeasQuery, type OwnIdea } from "@/backend/community/gigs";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { Button } from "@/ui/controls/Button";
import { Failure } from "@/ui/feedback/Failure";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { HelpLine } from "@/parts/community/HelpNow";
import { couldNotLoad, isLoading } from "@/parts/QueryState";
import { ArchiveIdea } from "./ArchiveIdea";

const INITIALLY_SHOWN = 5;

function OwnStatus({ status, votes, needs_help }: OwnIdea) {
  if (needs_help && needs_help !== "worry") return <HelpLine />;
  const isPrivate = needs_help === "worry" && status === "held";
  return <span>{isPrivate ? GIGS_TEXTS.ownPrivate : GIGS_TEXTS.ownStatus[status](votes)}</span>;
}

/**
 * The user's own ideas that the jar below does not show, newest first: those that are held or hidden, those with too few
 * votes for its first page, and those with a line about help.
 */
export function OwnIdeas({ userId }: { userId: string }) {
  const own = useQuery(ownIdeasQuery(userId));
  const jar = useQuery(ideasQuery(userId));
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  if (couldNotLoad(own))
    return <Failure onRetry={() => void own.refetch()}>{GIGS_TEXTS.ownCouldNotLoad}</Failure>;
  const ideas =
    own.data?.filter(({ id, needs_help }) => needs_help || !jar.data?.ideas.some((idea) => idea.id === id)) ??
    [];
  if (isLoading(jar) || !ideas.length) return null;
  const shown = all ? ideas : ideas.slice(0, INITIALLY_SHOWN);
  return (
    <section aria-labelledby="own-ideas" className="surface p-5 sm:p-6">
      <h2 ref={heading} id="own-ideas" tabIndex={-1} className="mb-2 outline-none">
        {GIGS_TEXTS.own}
      </h2>
      <ul className="divide-line divide-y">
        {shown.map((idea) => (
          <li key={idea.id} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
            <div className="min-w-0">
              <p dir="auto" className="overflow-hidden py-0.5 leading-snug wrap-anywhere">
                {idea.title}
              </p>
              <p className="text-muted text-base">
                <OwnStatus {...idea} />
              </p>
            </div>
            <ArchiveIdea userId={userId} idea={idea} onGone={() => focusIfLost(heading.current)} />
          </li>
        ))}
      </ul>
      {shown.length < ideas.length && (
        <Button
          variant="plain"
          className="mt-2 w-full"
          onClick={() => {
            setAll(true);
            heading.current?.focus({ preventScroll: true });
          }}
        >
          {GIGS_TEXTS.showAllOwn(ideas.length)}
        </Button>
      )}
    </section>
  );
}
