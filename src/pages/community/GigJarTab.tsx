import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "@/backend/auth";
import type { Idea } from "@/backend/community/gigCursor";
import { ideasQuery, moreIdeasMutation } from "@/backend/community/gigs";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { Button } from "@/ui/controls/Button";
import { Empty } from "@/ui/feedback/Empty";
import { Failure } from "@/ui/feedback/Failure";
import { late } from "@/ui/feedback/late";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { IdeaCard } from "./IdeaCard";
import { IdeaForm } from "./IdeaForm";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { QueryState } from "@/parts/QueryState";
import { ONE_OR_TWO } from "./oneOrTwo";
import { OwnIdeas } from "./OwnIdeas";

/** The empty jar's own ideas are a few lines of a long text, which loads only then. */
const StartingIdeas = late(() => import("./StartingIdeas").then((file) => file.StartingIdeas), {
  instead: () => null,
});

/** All users' ideas for earning (specification part 2, section 2). */
export function GigJarTab({ user }: { user: User }) {
  const titleField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[400px_1fr]">
      <div className="min-w-0">
        <IdeaForm userId={user.id} titleField={titleField} />
      </div>
      <div className="grid min-w-0 gap-6">
        <OwnIdeas userId={user.id} />
        <Jar userId={user.id} onBegin={() => titleField.current?.focus()} />
      </div>
    </div>
  );
}

function Jar({ userId, onBegin }: { userId: string; onBegin: () => void }) {
  const list = useQuery(ideasQuery(userId));
  const more = useMutation(moreIdeasMutation(userId, useQueryClient()));
  const heading = useRef<HTMLHeadingElement>(null);
  const ideas = list.data?.ideas ?? [];
  const featured = ideas.filter((idea) => idea.featured);
  const community = ideas.filter((idea) => !idea.featured);
  // "Show more" disappears at the end of the list, and the focus with it.
  const group = { userId, focusOn: more.data, onGone: () => focusIfLost(heading.current) };
  return (
    <section aria-labelledby="ideas-heading" className="min-w-0">
      <h2 ref={heading} id="ideas-heading" tabIndex={-1} className="mb-4 outline-none">
        {GIGS_TEXTS.heading}
      </h2>
      {list.data && ideas.length === 0 && (
        <>
          <Empty
            face="level-2.svg#dreamer"
            action={
              <Button variant="quiet" onClick={onBegin}>
                {GIGS_TEXTS.firstIdea}
              </Button>
            }
          >
            {GIGS_TEXTS.empty}
          </Empty>
          <StartingIdeas />
        </>
      )}
      {featured.length > 0 && <Group {...group} heading={GIGS_TEXTS.featured} ideas={featured} />}
      {community.length > 0 && <Group {...group} heading={GIGS_TEXTS.community} ideas={community} />}
      <QueryState query={list} texts={GIGS_TEXTS} shape={<CardShapes cards={2} />} />
      {more.isError && !more.isPending && (
        <Failure onRetry={() => more.mutate()}>{GIGS_TEXTS.couldNotLoadMore}</Failure>
      )}
      {list.data?.next && (!more.isError || more.isPending) && (
        <Button
          variant="quiet"
          className="mt-2 w-full"
          // `disabled` would lose the focus, and with it the place in the list.
          aria-disabled={more.isPending}
          onClick={() => more.isPending || more.mutate()}
        >
          {more.isPending ? GIGS_TEXTS.loadingMore : GIGS_TEXTS.more}
        </Button>
      )}
    </section>
  );
}

interface GroupProps {
  userId: string;
  heading: string;
  ideas: readonly Idea[];
  /** The id of the idea that takes the focus if it is lost. */
  focusOn: string | undefined;
  onGone: () => void;
}

const Group = ({ userId, heading, ideas, focusOn, onGone }: GroupProps) => (
  <section aria-label={heading} className="mb-6">
    <h3 className="text-muted mb-3">{heading}</h3>
    <ul className="grid gap-4" style={ONE_OR_TWO}>
      {ideas.map((idea) => (
        <IdeaCard key={idea.id} userId={userId} idea={idea} takeFocus={idea.id === focusOn} onGone={onGone} />
      ))}
    </ul>
  </section>
);
