import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTrueDay } from "@/backend/trueDay";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { lookAhead, nextLink, TODAY_TEXTS } from "@/content/today/today";
import { dateName, dayOf, weekdayAndDate, weekdayLetter, weekdayName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase, phaseSpan } from "@/domain/challenge/challenge";
import { LOOKS } from "@/domain/shelf/portrait";
import { nextThing, weekDays, type Known, type WeekDay } from "@/domain/today/today";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { Portrait } from "@/parts/shelf/Portrait";
import { LinkButton } from "@/ui/controls/Button";
import { knownOf } from "./knownOf";
import { late } from "@/ui/feedback/late";
import { useNow } from "@/ui/behaviour/useNow";
import { portraitOf, usePerson } from "@/parts/usePerson";

/** Loads only for somebody with a plan whose day has come. */
const PlanQuestion = late(() => import("@/parts/plans/PlanQuestion").then((file) => file.PlanQuestion), {
  loading: () => null,
  instead: ({ children }) => children,
});

const NO_MISSION = "bg-q3-soft text-q3-ink";

/** Today for somebody who comes back: who they are, this week, this fortnight, and the one next thing. */
export function TodayStrip() {
  const user = usePerson();
  const now = useNow();
  const deviceDay = dayOf(now);
  const trueDay = useTrueDay(deviceDay);
  // A visitor's own marks have the device's day; only an account is counted by the server.
  const today = user ? trueDay : deviceDay;
  const person = portraitOf(user?.id);
  const known = knownOf(user, person, now, today);
  // A device that has read nothing of the account says nothing of it.
  const isUnknown = known.isSignedIn && known.days === undefined;
  const next = nextThing(known, today);
  const { to, label } = nextLink(next);
  const navigate = useNavigate();
  // The question stays while it is being answered.
  const [asked] = useState({ of: user?.id, plan: known.plan });
  const toNext = (
    <LinkButton to={to} className="desk:max-w-52 sm:flex-none">
      {label}
    </LinkButton>
  );
  const link = user ? (
    <WriteLine
      userId={user.id}
      today={today}
      className="desk:max-w-52 sm:flex-none"
      onFailed={() => void navigate(to)}
      instead={next.kind === "line" ? null : toNext}
    >
      {label}
    </WriteLine>
  ) : (
    toNext
  );
  return (
    <section aria-label={TODAY_TEXTS.label} className="bg-card border-line border-b">
      <div className="site-width desk:flex-row desk:items-center flex flex-col gap-4 pt-5 pb-5">
        <div className="grid min-w-0 flex-1 items-center gap-4 sm:flex">
          <div className="flex min-w-0 flex-1 items-center gap-4">
            <Portrait portrait={person.portrait} look={person.look} className="size-16" />
            <div className="min-w-0 leading-tight">
              <p className="font-display truncate text-2xl font-semibold">
                <bdi>{TODAY_TEXTS.hello(known.firstName)}</bdi>
              </p>
              {lines(known, today).map((line) => (
                <p key={line} className="text-muted text-base">
                  {line}
                </p>
              ))}
            </div>
          </div>
          {isUnknown ? (
            <p className="max-w-[30em]">{TODAY_TEXTS.unknown}</p>
          ) : (
            <Week days={weekDays(known.days ?? [], today)} today={today} />
          )}
        </div>
        {asked.plan && asked.of === user?.id ? (
          <PlanQuestion actionId={asked.plan} userId={user?.id} today={deviceDay}>
            {link}
          </PlanQuestion>
        ) : (
          <div className="grid shrink-0 items-center gap-4 sm:flex">
            {!isUnknown && <Band known={known} today={today} />}
            {link}
          </div>
        )}
      </div>
    </section>
  );
}

/** Two lines under the name. A goal says more than the date, which the week below shows. */
function lines(known: Known, today: Day): [string, string] {
  const { goal } = known;
  return goal
    ? [where(known, today), TODAY_TEXTS.goal(goal.title, goal.percent)]
    : [weekdayAndDate(today), where(known, today)];
}

function where({ start, isSignedIn }: Known, today: Day): string {
  const day = start ? challengeDay(start, today) : 0;
  if (day) return TODAY_TEXTS.dayOf90(day);
  if (start && start > today) return TODAY_TEXTS.startsOn(dateName(start));
  return isSignedIn ? TODAY_TEXTS.welcome : TODAY_TEXTS.onThisDevice;
}

/** Seven rings on a line. A day without an entry is an empty ring and nothing more. */
function Week({ days, today }: { days: readonly WeekDay[]; today: Day }) {
  const done = days.filter(({ state }) => state === "done").map(({ day }) => weekdayName(day));
  return (
    <svg
      role="img"
      aria-label={TODAY_TEXTS.week(done)}
      viewBox="0 0 332 60"
      className="max-w-full shrink-0"
      // In letters, as the height that is reserved for the strip.
      style={{ width: "20.75rem", height: "3.75rem" }}
    >
      <path d="M22 39h288" stroke="var(--line)" strokeWidth="4" />
      {days.map(({ day, state }, nth) => (
        <svg key={day} x={nth * 48} viewBox="-22 0 44 60" width="44" height="60" textAnchor="middle">
          <text y="13" fill="var(--muted)" fontSize="16" fontWeight={day === today ? 700 : 400}>
            {weekdayLetter(day)}
          </text>
          <circle
            cy="39"
            r="19"
            strokeWidth={state === "today" ? 3 : 2}
            strokeDasharray={state === "today" ? "6 4" : undefined}
            fill={`var(--${state === "done" ? "q2-soft" : state === "today" ? "q3-soft" : "card"})`}
            stroke={`var(--${state === "done" ? "q2-ink" : state === "today" ? "action" : "edge"})`}
          />
          {state === "done" && (
            <path
              d="M-6 39l4 4 8-8"
              fill="none"
              stroke="var(--q2-ink)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          )}
        </svg>
      ))}
    </svg>
  );
}

/** This fortnight's mission; before and after the missions, and without an account, a few words in its place. */
function Band({ known, today }: { known: Known; today: Day }) {
  const { start, measure } = known;
  const phase = start ? challengePhase(start, today) : undefined;
  const { title, text } =
    start && phase
      ? {
          title: MISSION_TITLES[phase - 1]!,
          text:
            measure?.phase === phase
              ? measure.words
              : TODAY_TEXTS.until(dateName(phaseSpan(start, phase)!.last)),
        }
      : insteadOfMission(known, today);
  return (
    <div
      className={`rounded-field flex min-w-0 flex-1 items-center gap-3 p-3 ${phase ? MISSION_COLOURS[phase - 1] : NO_MISSION}`}
    >
      {phase && (
        <span className="bg-card text-ink font-display grid size-10 shrink-0 place-items-center rounded-full text-xl font-bold">
          {phase}
        </span>
      )}
      <div className="min-w-0 leading-tight">
        <p className="font-display text-lg font-semibold">{title}</p>
        <p className="text-base">{text}</p>
      </div>
    </div>
  );
}

function insteadOfMission({ isSignedIn, start, coins }: Known, today: Day) {
  if (start && challengeDay(start, today)) return TODAY_TEXTS.lastDays;
  if (start && start > today) return TODAY_TEXTS.startsSoon;
  if (isSignedIn) return TODAY_TEXTS.notStarted;
  return lookAhead(
    LOOKS.find((look) => look.coins > coins),
    coins,
  );
}
