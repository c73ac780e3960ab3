import { useInfiniteQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide";
import { Icon } from "@/ui/Icon";
import { entriesQuery, type StoredEntry } from "@/backend/journal";
import { DASHBOARD_TEXTS, ENTRY_TYPE_TEXTS } from "@/content/journal";
import { dayName, type Day } from "@/domain/calendar";
import { groupByDay, type DayGroup } from "@/domain/entryGroups";
import { formatPence, formatPenceWithSign } from "@/domain/money";
import { Button } from "@/ui/Button";
import { Empty } from "@/ui/Empty";
import { Failure } from "@/ui/Failure";
import { Skeleton } from "@/ui/Skeleton";
import { ENTRY_COLOURS } from "./entryColours";

/** The user's past entries, newest day first. */
export function EntryList({ userId, today }: { userId: string; today: Day }) {
  const list = useInfiniteQuery(entriesQuery(userId));
  const entries = list.data?.pages.flat() ?? [];
  const groups = groupByDay(entries, !list.hasNextPage);
  return (
    <section aria-labelledby="entries-heading">
      <h2 id="entries-heading" className="mb-4">
        Your entries
      </h2>
      {entries.length > 0 && groups.map((group) => <DayCard key={group.day} group={group} today={today} />)}
      {list.data && entries.length === 0 && (
        <Empty picture={<Icon of={NotebookPen} size={40} />}>
          Your journal is still empty. Write down the first thing you earned, saved or spent.
        </Empty>
      )}
      {list.isError && (
        <Failure onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}>
          {DASHBOARD_TEXTS.couldNotLoad}
        </Failure>
      )}
      {list.isPending && <Skeleton label="Loading your entries..." className="h-72" showLabel />}
      {list.hasNextPage && !list.isError && (
        <Button
          look="quiet"
          className="mt-2 w-full"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? "Loading…" : "Show older entries"}
        </Button>
      )}
    </section>
  );
}

function DayCard({ group, today }: { group: DayGroup<StoredEntry>; today: Day }) {
  return (
    <div className="mb-6">
      <h3 className="flex items-baseline justify-between gap-4 px-1 pb-2 text-lg">
        {dayName(group.day, today)}
        {group.total !== undefined && (
          <span className="text-muted font-medium tabular-nums">
            <span className="sr-only">Day's total: </span>
            {formatPenceWithSign(group.total)}
          </span>
        )}
      </h3>
      <ul className="surface divide-line divide-y">
        {group.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function EntryRow({ entry }: { entry: StoredEntry }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-3 px-3.5 py-3.5 sm:px-4.5">
      <span
        aria-hidden="true"
        className={`rounded-field font-display grid size-11 place-items-center font-bold ${ENTRY_COLOURS[entry.type]}`}
      >
        {entry.type}
      </span>
      <span>
        {ENTRY_TYPE_TEXTS[entry.type].done}
        <span className="text-muted block text-base">{entry.detail}</span>
      </span>
      <span className="font-display text-lg font-semibold tabular-nums">{formatPence(entry.pence)}</span>
    </li>
  );
}
