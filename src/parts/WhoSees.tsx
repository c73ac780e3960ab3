import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ownIdeasQuery, type OwnIdea } from "@/backend/community/gigs";
import { questsQuery } from "@/backend/community/kindness";
import { WHO_SEES_TEXTS, whoSees } from "@/content/whoSees";
import { QueryState } from "./QueryState";

/** A list of who can see what, exact for this account: it counts what has really been shared. */
export function WhoSees({ userId }: { userId: string }) {
  const ideas = useQuery(ownIdeasQuery(userId));
  const quests = useInfiniteQuery(questsQuery(userId));
  const asked = ideas.data ? quests : ideas;
  if (!ideas.data || !quests.data)
    return <QueryState query={asked} texts={WHO_SEES_TEXTS} className="h-56" />;
  const isShown = ({ status }: OwnIdea) => status === "active" || status === "featured";
  const shown = ideas.data.filter(isShown).length;
  const counts = { ideas: shown, waitingIdeas: ideas.data.length - shown, quests: quests.data.length };
  return (
    <dl className="divide-line divide-y text-pretty">
      {whoSees(counts).map(([what, who]) => (
        <div key={what} className="grid gap-x-5 py-3 sm:grid-cols-2">
          <dt className="font-semibold">{what}</dt>
          <dd className="text-muted">{who}</dd>
        </div>
      ))}
    </dl>
  );
}
