import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { correctEntryMutation, entriesQuery } from "@/backend/journal/entries";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { DASHBOARD_TEXTS, WRITE_LINK } from "@/content/journal/journal";
import { CHANGE_TEXTS, LIST_TEXTS } from "@/content/journal/journalEntries";
import type { Day, Span } from "@/domain/calendar";
import { groupByWeek } from "@/domain/journal/entryGroups";
import { withEntry } from "@/domain/journal/entryPages";
import { JarAfterEntry } from "@/parts/community/JarAfterEntry";
import { JarAfterRemoval } from "@/parts/community/JarAfterRemoval";
import { couldNotLoad, isLoading } from "@/parts/QueryState";
import { Button, LinkButton } from "@/ui/controls/Button";
import { Empty } from "@/ui/feedback/Empty";
import { Failure } from "@/ui/feedback/Failure";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { RowShapes } from "@/ui/feedback/SkeletonShapes";
import { toast } from "@/ui/feedback/toast";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";
import { CsvButton } from "./CsvButton";
import { EntryChange } from "./EntryChange";
import { TypeFilter, useTypeFilter } from "./TypeFilter";
import { useEntryRemoval, type RemovedEntry } from "./useEntryRemoval";
import { WeekSection } from "./WeekSection";

/** Earlier weeks wait behind a button. */
const WEEKS_SHOWN = 2;

interface EntryListProps {
  userId: string;
  today: Day;
  /** Days whose entries count in no phase. */
  beforeStart?: Span | undefined;
}

/** The user's entries by week and day, newest first. The user can correct, remove and download them. */
export function EntryList({ userId, today, beforeStart }: EntryListProps) {
  const { type, choose } = useTypeFilter();
  const list = useInfiniteQuery(entriesQuery(userId, type));
  const correcting = useMutation(correctEntryMutation(userId));
  const [editing, setEditing] = useState<StoredEntry>();
  const [focusOn, setFocusOn] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState<StoredEntry>();
  const [back, setBack] = useState<StoredEntry>();
  const { removed, remove, undo } = useEntryRemoval(userId, {
    onBack: (id) => {
      setFocusOn(id);
      if (!id) heading.current?.focus();
    },
    onGone: setGone,
    onAdded: setBack,
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const older = useRef<HTMLButtonElement>(null);
  useFocusReturn(older, list.isFetchingNextPage);

  const pages = list.data?.pages;
  const complete = !list.hasNextPage;
  const isStuck = couldNotLoad(list) || list.isFetchNextPageError;
  const hidden = useMemo(() => new Map(removed.map((one) => [one.entry.id, one])), [removed]);
  const weeks = useMemo(() => {
    const shown = removed
      .filter(({ entry }) => !type || entry.type === type)
      .reduce((all, { entry }) => withEntry(all, entry), pages ?? []);
    const entries = shown.flatMap((page) => page.entries);
    return groupByWeek(entries, complete, ({ id }) => !hidden.has(id));
  }, [pages, removed, hidden, type, complete]);

  const isFolded = !isUnfolded && weeks.length > WEEKS_SHOWN;
  async function showOlder() {
    setUnfolded(true);
    if (isFolded) return setFocusOn(weeks[WEEKS_SHOWN]!.days[0]!.entries[0]!.id);
    const { data } = await list.fetchNextPage();
    // The focus moves to the first new entry, so that screen readers and keyboards continue there.
    const first = data?.pages.at(-1)?.entries[0];
    if (first) setFocusOn(first.id);
  }

  return (
    <section aria-labelledby="entries-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="entries-heading" ref={heading} tabIndex={-1} className="outline-none">
          {LIST_TEXTS.heading}
        </h2>
        {(weeks.length > 0 || type) && <CsvButton userId={userId} />}
      </div>
      {(weeks.length > 0 || type) && <TypeFilter value={type} onChange={choose} />}
      {weeks.slice(0, isFolded ? WEEKS_SHOWN : undefined).map((group) => (
        <WeekSection
          key={group.week.first}
          group={group}
          today={today}
          beforeStart={beforeStart}
          gone={hidden}
          focusOn={focusOn}
          onChange={(entry) => {
            setFocusOn(undefined);
            setEditing(entry);
          }}
          onUndo={(one: RemovedEntry) => void undo(one)}
        />
      ))}
      {pages && weeks.length === 0 && (
        <Empty
          face="level-2.svg#budget-boss"
          action={
            type ? (
              <Button variant="quiet" onClick={() => choose(undefined)}>
                {LIST_TEXTS.showAll}
              </Button>
            ) : (
              <LinkButton to={WRITE_LINK.to} variant="quiet">
                {WRITE_LINK.label}
              </LinkButton>
            )
          }
        >
          {type ? LIST_TEXTS.emptyOfType[type] : LIST_TEXTS.empty}
        </Empty>
      )}
      {isStuck && (
        <Failure onRetry={() => void (pages ? list.fetchNextPage() : list.refetch())}>
          {DASHBOARD_TEXTS.couldNotLoad}
        </Failure>
      )}
      {isLoading(list) && (
        <Skeleton label={LIST_TEXTS.loading} showLabel>
          <RowShapes />
        </Skeleton>
      )}
      {(isFolded || (list.hasNextPage && !isStuck)) && (
        <Button
          ref={older}
          variant="quiet"
          className="w-full"
          disabled={list.isFetchingNextPage}
          onClick={() => void showOlder()}
        >
          {isFolded ? LIST_TEXTS.earlier : list.isFetchingNextPage ? LIST_TEXTS.olderBusy : LIST_TEXTS.older}
        </Button>
      )}
      <JarAfterRemoval userId={userId} today={today} entry={gone} />
      <JarAfterEntry userId={userId} today={today} entry={back} />
      {editing && (
        <EntryChange
          entry={editing}
          today={today}
          onSave={async (entry) => {
            await correcting.mutateAsync({ before: editing, entry });
            // The focus follows it, into an earlier week too.
            if (isFolded && entry.day < weeks[WEEKS_SHOWN - 1]!.week.first) setUnfolded(true);
            toast({ topic: "entry", title: CHANGE_TEXTS.saved });
          }}
          onClosed={(removeIt) => {
            setEditing(undefined);
            if (removeIt) remove(editing);
            // A corrected entry may have moved to another day; a removed entry's "Undo" takes the focus.
            setFocusOn(editing.id);
          }}
        />
      )}
    </section>
  );
}
