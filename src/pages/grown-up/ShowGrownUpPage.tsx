import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide";
import { useState } from "react";
import { useUser } from "@/backend/auth";
import { participationQuery } from "@/backend/challenge/challenge";
import { entriesQuery } from "@/backend/journal/entries";
import { weekStatsQuery } from "@/backend/journal/journalStats";
import { profileQuery } from "@/backend/account/profile";
import { useTrueDay } from "@/backend/trueDay";
import { SHOW_PAGE, SHOW_TEXTS } from "@/content/grown-up/showGrownUp";
import { WHO_SEES_TEXTS } from "@/content/whoSees";
import { dayOf, weekOf, type Day } from "@/domain/calendar";
import { QueryState } from "@/parts/QueryState";
import { WhoSees } from "@/parts/WhoSees";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { RadioCard } from "@/ui/controls/RadioCard";
import { useNow } from "@/ui/behaviour/useNow";
import { WeekSheet } from "./WeekSheet";

/** @returns today, or the last day with an entry if its week is over. */
function lastDayWith(entries: readonly { day: Day }[], today: Day): Day {
  const last = entries.find(({ day }) => day <= today)?.day ?? today;
  return last < weekOf(today).first ? last : today;
}

/** "Show a grown-up": made on the device, with amounts or without, chosen each time. */
export default function ShowGrownUpPage() {
  const user = useUser();
  const today = useTrueDay(dayOf(useNow()));
  const entries = useInfiniteQuery(entriesQuery(user.id));
  // A week without a line shows nothing to talk about, so the last one with lines stands in for it.
  const day = lastDayWith(entries.data?.pages[0]?.entries ?? [], today);
  const stats = useQuery({ ...weekStatsQuery(user.id, weekOf(day)), enabled: entries.data !== undefined });
  const profile = useQuery(profileQuery(user.id));
  const participation = useQuery(participationQuery(user.id, today));
  const [hasAmounts, setAmounts] = useState(false);
  const asked = [entries, stats, participation].find(({ data }) => data === undefined);
  return (
    <>
      <PageHead {...SHOW_PAGE} />
      <div className="site-width max-w-reading! py-8 sm:py-12">
        <div data-print="no">
          <h1>{SHOW_TEXTS.heading}</h1>
          <p className="text-muted mt-3 mb-5">{SHOW_TEXTS.lead}</p>
          <fieldset className="mb-5 grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{SHOW_TEXTS.choice}</legend>
            {(["withoutAmounts", "withAmounts"] as const).map((choice) => (
              <RadioCard
                key={choice}
                name="amounts"
                value={choice}
                checked={hasAmounts === (choice === "withAmounts")}
                onChoose={() => setAmounts(choice === "withAmounts")}
              >
                <span>{SHOW_TEXTS[choice]}</span>
              </RadioCard>
            ))}
          </fieldset>
        </div>
        {asked ? (
          <QueryState query={asked} texts={SHOW_TEXTS} className="h-96" />
        ) : (
          <WeekSheet
            userId={user.id}
            name={profile.data?.firstName ?? ""}
            week={day === today ? { ...weekOf(today), last: today } : weekOf(day)}
            stats={stats.data!}
            hasAmounts={hasAmounts}
            start={participation.data?.start ?? null}
            today={today}
          />
        )}
        <div data-print="no">
          <p className="mt-5">
            <Button className="max-sm:w-full" onClick={() => print()}>
              <Icon of={Printer} size={20} />
              {SHOW_TEXTS.print}
            </Button>
          </p>
          <section aria-labelledby="who-sees" className="mt-8">
            <h2 id="who-sees" className="mb-4">
              {WHO_SEES_TEXTS.heading}
            </h2>
            <WhoSees userId={user.id} />
          </section>
        </div>
      </div>
    </>
  );
}
