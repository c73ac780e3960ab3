import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useUser } from "@/backend/auth";
import { entriesQuery, wholeJournalQuery } from "@/backend/journal/entries";
import { challengesQuery } from "@/backend/community/communityChallenges";
import type { TakenGoal } from "@/backend/community/takeGoal";
import { useTrueDay } from "@/backend/trueDay";
import { profileQuery } from "@/backend/account/profile";
import { KEEP_PAGE, KEEP_PAGE_TEXTS, THINGS_TO_DO } from "@/content/keep/keep";
import { playerName } from "@/content/players/playerName";
import { SCENARIOS } from "@/content/quadrant/scenarios";
import { dayOf } from "@/domain/calendar";
import { linesToOffer } from "@/domain/keep/keep";
import { scoresOf } from "@/domain/quadrant/quadrant";
import { returnTarget } from "@/domain/auth/returnTarget";
import { usePerson } from "@/parts/usePerson";
import { QueryState } from "@/parts/QueryState";
import { visitorGoal } from "@/storage/community/visitorGoal";
import { copiedLines } from "@/storage/keep/copiedLines";
import { outboxOf } from "@/storage/journal/journal";
import { meOf, readingPlace } from "@/storage/known";
import { stringOf } from "@/storage/deeds/string";
import { plansOf } from "@/storage/plans/plans";
import { quadrantAnswers } from "@/storage/quadrant/quadrantAnswers";
import { offeredProgress } from "@/storage/keep/visitorProgress";
import { useNames } from "@/storage/players/useNames";
import { sheetOf } from "@/storage/tracker/trackerSheet";
import { useStored } from "@/storage/useStored";
import { rememberAsked } from "@/storage/keep/visitorMark";
import { Button } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { PictureTiles } from "@/ui/text/PictureTiles";
import { toast } from "@/ui/feedback/toast";
import { useNow } from "@/ui/behaviour/useNow";
import { GoalTaken, isWorthTelling } from "./GoalTaken";
import { KeepForm } from "./KeepForm";

/** Asks once, after signing in or up, what of the things done on this device is to be kept. Nothing joins unasked. */
export default function KeepPage() {
  const { id: userId } = useUser();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const next = returnTarget(state?.from);
  const today = dayOf(useNow());
  const profile = useQuery(profileQuery(userId));
  const { chosen, at, savedFor } = useStored(quadrantAnswers);
  const all = useNames();
  // Another tab may change a sheet.
  usePerson();
  const sheets = all.flatMap((named, nth) => {
    const { entries } = sheetOf(named.id).read();
    return entries.length > 0 ? [{ id: named.id, name: playerName(named, nth), entries }] : [];
  });
  const hasLines = sheets.length > 0;
  const journal = useQuery({ ...wholeJournalQuery(userId), enabled: hasLines });
  const copiedHere = useStored(copiedLines);
  const waiting = useStored(outboxOf(userId));
  // Today's strip learns of the new lines from this list.
  useInfiniteQuery({ ...entriesQuery(userId), enabled: hasLines });
  const goal = useStored(visitorGoal);
  const trueDay = useTrueDay(today);
  const challenges = useQuery({ ...challengesQuery(userId, trueDay), enabled: goal !== null });
  const [isAnswered, setAnswered] = useState(false);
  /** The fate of the goal that was kept, with its name. */
  const [taken, setTaken] = useState<TakenGoal & { name: string | null }>();

  if (isAnswered) return <Navigate to={next} replace />;

  /** The mark comes after the answer, so that what was kept does not count as new at the next sign-in. */
  function leave() {
    rememberAsked(userId);
    setAnswered(true);
  }

  const asked = [profile, ...(hasLines ? [journal] : []), ...(goal ? [challenges] : [])].find(
    ({ data }) => data === undefined,
  );
  const active = challenges.data?.find(({ type, status }) => type === "savings_goal" && status === "active");
  const scores =
    at === SCENARIOS.length && savedFor === null
      ? scoresOf(SCENARIOS.map(({ options }, scene) => options[chosen[scene]!]!))
      : undefined;
  const inJournal = [
    ...(journal.data ?? []),
    ...waiting.flatMap(({ clientId, entry }) => (entry ? [{ clientId, ...entry }] : [])),
  ];
  const offered = sheets
    .map(({ entries, ...whose }) => ({ ...whose, ...linesToOffer(entries, inJournal, copiedHere, today) }))
    .filter(({ lines }) => lines.length > 0);
  const progress = offeredProgress();
  const hasSomething =
    scores ||
    goal ||
    meOf(undefined).portrait ||
    readingPlace(undefined) ||
    plansOf(undefined).read().length + stringOf(undefined).read().length > 0 ||
    progress ||
    offered.length > 0;
  const isAsking = taken !== undefined || asked !== undefined || hasSomething;
  return (
    <>
      <PageHead {...KEEP_PAGE} />
      <div className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{isAsking ? KEEP_PAGE_TEXTS.heading : KEEP_PAGE_TEXTS.nothing}</h1>
        <p className="text-muted mt-3 mb-5 text-xl text-balance">
          {!taken && (isAsking ? KEEP_PAGE_TEXTS.lead : KEEP_PAGE_TEXTS.later)}
        </p>
        {taken ? (
          <GoalTaken {...taken} userId={userId} onGoOn={() => setAnswered(true)} />
        ) : asked ? (
          <>
            <QueryState query={asked} texts={KEEP_PAGE_TEXTS} className="h-96" />
            <Button variant="quiet" className="mt-6" onClick={() => setAnswered(true)}>
              {KEEP_PAGE_TEXTS.notNow}
            </Button>
          </>
        ) : hasSomething ? (
          <KeepForm
            userId={userId}
            today={today}
            scores={scores}
            quadrant={profile.data?.quadrant ?? null}
            goal={goal ? { own: goal, active, today: trueDay } : undefined}
            sheets={offered}
            asksWhose={all.length > 1}
            progress={progress}
            onKept={(count, told) => {
              // Help stands in place of the thanks.
              if (!told?.need)
                toast({ title: KEEP_PAGE_TEXTS.kept, description: KEEP_PAGE_TEXTS.onTheirWay(count) });
              if (!told || !isWorthTelling(told)) return leave();
              rememberAsked(userId);
              setTaken({ ...told, name: goal?.title ?? null });
            }}
            onNotNow={leave}
          />
        ) : (
          <>
            <Button className="max-sm:w-full" onClick={leave}>
              {KEEP_PAGE_TEXTS.goOn(next)}
            </Button>
            <h2 className="mt-12">{KEEP_PAGE_TEXTS.meanwhile}</h2>
            <PictureTiles tiles={THINGS_TO_DO} />
          </>
        )}
      </div>
    </>
  );
}
