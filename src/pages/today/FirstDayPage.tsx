import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useUser } from "@/backend/auth";
import { participationQuery } from "@/backend/challenge/challenge";
import { challengesQuery } from "@/backend/community/communityChallenges";
import { entriesQuery } from "@/backend/journal/entries";
import { useTrueDay } from "@/backend/trueDay";
import { FIRST_DAY_PAGE, FIRST_DAY_TEXTS, FIRST_STEPS } from "@/content/today/firstDay";
import { dayOf } from "@/domain/calendar";
import { GoalPicture } from "@/parts/community/GoalPicture";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { Portrait } from "@/parts/shelf/Portrait";
import { PortraitPicker } from "@/parts/shelf/PortraitPicker";
import { QueryState } from "@/parts/QueryState";
import { portraitOf, usePerson } from "@/parts/usePerson";
import { keepMe, meOf, unsentDays } from "@/storage/known";
import { Button, LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { useNow } from "@/ui/behaviour/useNow";
import { DayOne } from "./DayOne";
import { Step } from "./Step";

/**
 * Three small steps after signing up, which end on Day 1. What is done is read from the data itself, so a step can be
 * left, done elsewhere, and taken up again on another day or device.
 */
export default function FirstDayPage() {
  const user = useUser();
  const today = useTrueDay(dayOf(useNow()));
  const challenges = useQuery(challengesQuery(user.id, today));
  const entries = useInfiniteQuery(entriesQuery(user.id));
  const participation = useQuery(participationQuery(user.id, today));
  const navigate = useNavigate();
  usePerson();
  const { portrait, look } = portraitOf(user.id);
  const [isPicking, setPicking] = useState(false);

  const goal = challenges.data?.find(({ type }) => type === "savings_goal");
  const hasLine =
    unsentDays(user.id).length > 0 || Boolean(entries.data?.pages.some((page) => page.entries.length > 0));
  const done = [portrait, goal, hasLine].map(Boolean);
  const count = done.filter(Boolean).length;
  const next = done.indexOf(false);
  const asked = [challenges, entries, participation].find(({ data }) => data === undefined);
  const variant = (step: number) => (step === next ? "primary" : "quiet");
  return (
    <>
      <PageHead {...FIRST_DAY_PAGE} />
      <div className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{FIRST_DAY_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 text-xl text-balance">{FIRST_DAY_TEXTS.lead}</p>
        {asked ? (
          <QueryState query={asked} texts={FIRST_DAY_TEXTS} className="h-96" />
        ) : (
          <>
            <p role="status" className="mb-4 font-semibold">
              {FIRST_DAY_TEXTS.progress(count)}
            </p>
            <ol className="grid grid-cols-1 gap-5">
              <Step
                {...FIRST_STEPS.portrait}
                number={1}
                isDone={done[0]!}
                picture={<Portrait portrait={portrait} look={look} className="size-16" />}
              >
                {!portrait && !isPicking && (
                  <Button variant={variant(0)} onClick={() => setPicking(true)}>
                    {FIRST_STEPS.portrait.button}
                  </Button>
                )}
                {isPicking && (
                  <PortraitPicker
                    chosen={portrait}
                    look={look}
                    onChoose={(one) => keepMe(user.id, { ...meOf(user.id), portrait: one })}
                  />
                )}
              </Step>
              <Step
                {...FIRST_STEPS.goal}
                title={goal?.title ?? FIRST_STEPS.goal.title}
                number={2}
                isDone={done[1]!}
                picture={<GoalPicture picture={goal?.picture ?? "star"} className="size-16" />}
              >
                {!goal && (
                  <LinkButton to={FIRST_STEPS.goal.to} variant={variant(1)}>
                    {FIRST_STEPS.goal.button}
                  </LinkButton>
                )}
              </Step>
              <Step
                {...FIRST_STEPS.line}
                number={3}
                isDone={done[2]!}
                picture={<GoalPicture picture="book" className="size-16" />}
              >
                {!hasLine && (
                  <WriteLine
                    userId={user.id}
                    today={today}
                    variant={variant(2)}
                    onFailed={() => void navigate(FIRST_STEPS.line.to)}
                  >
                    {FIRST_STEPS.line.button}
                  </WriteLine>
                )}
              </Step>
            </ol>
            <DayOne
              userId={user.id}
              today={today}
              start={participation.data?.start ?? null}
              isReady={next < 0}
            />
          </>
        )}
      </div>
    </>
  );
}
