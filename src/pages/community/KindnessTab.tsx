import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Clock, MessageCircle, type IconNode } from "lucide";
import { useRef, type ReactNode } from "react";
import type { User } from "@/backend/auth";
import { archiveQuestMutation, questsQuery, type Quest } from "@/backend/community/kindness";
import { KINDNESS_TEXTS, QUEST_STATUS_TEXTS, STARTER_QUESTS } from "@/content/community/communityKindness";
import { archiveWords } from "@/content/community/help";
import { dayName, type Day } from "@/domain/calendar";
import type { QuestStatus } from "@/domain/community/kindness";
import type { Need } from "@/domain/community/needs";
import { excerpt } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { Empty } from "@/ui/feedback/Empty";
import { Failure } from "@/ui/feedback/Failure";
import { Icon } from "@/ui/text/Icon";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { HelpLine } from "@/parts/community/HelpNow";
import { couldNotLoad, isLoading } from "@/parts/QueryState";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { forgetText } from "./forgetText";
import { QuestForm } from "./QuestForm";
import { TabPicture } from "./TabPicture";

/** Kindness quests (specification part 2, sections 2 and 4). */
export function KindnessTab({ user, today }: { user: User; today: Day }) {
  const list = useInfiniteQuery(questsQuery(user.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const quests = list.data ?? [];
  const failed = couldNotLoad(list) || list.isFetchNextPageError || (list.isPaused && list.hasNextPage);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[400px_1fr]">
      <div className="grid min-w-0 gap-6">
        <QuestForm userId={user.id} field={field} />
      </div>
      <section aria-labelledby="quests-heading">
        <h2 ref={heading} id="quests-heading" tabIndex={-1} className="mb-4 outline-none">
          {KINDNESS_TEXTS.heading}
        </h2>
        {list.data && quests.length === 0 && <NoQuests onBegin={() => field.current?.focus()} />}
        <ul className="grid gap-4 empty:hidden">
          {quests.map((quest) => (
            <QuestCard
              key={quest.id}
              userId={user.id}
              quest={quest}
              today={today}
              onGone={() => focusIfLost(heading.current)}
            />
          ))}
        </ul>
        {failed && (
          <Failure onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}>
            {KINDNESS_TEXTS.couldNotLoad}
          </Failure>
        )}
        {isLoading(list) && (
          <Skeleton label={KINDNESS_TEXTS.loading} showLabel>
            <CardShapes />
          </Skeleton>
        )}
        {list.hasNextPage && !failed && (
          <Button
            variant="quiet"
            className="mt-4 w-full"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => void (list.isFetchingNextPage || list.fetchNextPage())}
          >
            {list.isFetchingNextPage ? KINDNESS_TEXTS.loadingOlder : KINDNESS_TEXTS.older}
          </Button>
        )}
      </section>
    </div>
  );
}

/** In the order of the quests. */
const STARTER_PICTURES = ["pot", "letter", "share"] as const;

const NoQuests = ({ onBegin }: { onBegin: () => void }) => (
  <>
    <Empty
      face="level-1.svg#careful-keeper"
      action={
        <Button variant="quiet" onClick={onBegin}>
          {KINDNESS_TEXTS.firstQuest}
        </Button>
      }
    >
      {KINDNESS_TEXTS.empty}
    </Empty>
    <ul className="mt-4 grid gap-4 sm:grid-cols-3">
      {STARTER_QUESTS.map(({ title, text }, nth) => (
        <li key={title} className="rounded-card bg-q1-soft p-4.5">
          <div className="flex items-center gap-2">
            <TabPicture name={STARTER_PICTURES[nth]!} />
            <h3 className="text-q1-ink">{title}</h3>
          </div>
          <p className="mt-1 text-base text-balance">{text}</p>
        </li>
      ))}
    </ul>
  </>
);

const STATUS_LOOKS: Record<QuestStatus, { icon: IconNode; colours: string }> = {
  pending: { icon: Clock, colours: "bg-q4-soft text-q4-ink" },
  approved: { icon: CircleCheck, colours: "bg-q2-soft text-q2-ink" },
  rejected: { icon: MessageCircle, colours: "bg-q3-soft text-q3-ink" },
};

interface QuestCardProps {
  userId: string;
  quest: Quest;
  today: Day;
  /** Runs after the quest has been archived. */
  onGone: () => void;
}

/** The lines claim nothing about review, because the row does not show whether a moderator has read the quest. */
const NEED_LINES: Record<Need, ReactNode> = {
  emergency: <HelpLine />,
  crisis: <HelpLine />,
  abuse: <HelpLine />,
  worry: KINDNESS_TEXTS.privacy,
};

function QuestCard({ userId, quest, today, onGone }: QuestCardProps) {
  const archiving = useMutation(archiveQuestMutation(userId, quest.id, useQueryClient()));
  const { label, words } = QUEST_STATUS_TEXTS[quest.status];
  const look = STATUS_LOOKS[quest.status];
  return (
    <li className="surface p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <Chip colours={look.colours}>
            <Icon of={look.icon} size={18} />
            <span>{label}</span>
          </Chip>
        </p>
        <p className="text-muted text-base">{dayName(quest.sentOn, today)}</p>
      </div>
      <p dir="auto" className="overflow-hidden py-1 wrap-anywhere whitespace-pre-line">
        {quest.description}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-base">
          {quest.need && quest.status === "pending" ? NEED_LINES[quest.need] : words}
        </p>
        <div className="ml-auto">
          <ArchiveButton
            what={excerpt(quest.description)}
            archive={async () => {
              await archiving.mutateAsync();
              forgetText(userId, { id: quest.id, words: [quest.description] });
            }}
            onGone={onGone}
          >
            {archiveWords(quest.need, KINDNESS_TEXTS.archive, "text")}
          </ArchiveButton>
        </div>
      </div>
    </li>
  );
}
