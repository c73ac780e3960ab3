import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTrueDay } from "@/backend/trueDay";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { DEEDS_TEXTS } from "@/content/deeds/deeds";
import { nextLink, TODAY_TEXTS } from "@/content/today/today";
import { dateName, dayOf, weekdayAndDate, weekdayLetter, weekdayName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase } from "@/domain/challenge/challenge";
import type { DeedKind } from "@/domain/deeds/deeds";
import { nextThing, weekDays, type Known, type WeekDay } from "@/domain/today/today";
import { DeedMark } from "@/parts/deeds/DeedMark";
import { StringInStrip } from "@/parts/deeds/StringInStrip";
import { TodaysDoor } from "@/parts/door/lateDoor";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { Portrait } from "@/parts/shelf/Portrait";
import { levelOf } from "@/storage/shelf/band";
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
  const { string } = known;
  // Beside the door it takes two lines, so that the door has the room for its name. Above it, it is as wide as the door.
  const width = `${string.length ? "" : "desk:max-w-44"} text-balance sm:flex-none`;
  const place = string.length ? "desk:col-start-3 desk:col-span-2" : "desk:col-start-4 desk:justify-self-end";
  const toNext = (
    <LinkButton to={to} variant="quiet" className={width}>
      {label}
    </LinkButton>
  );
  const link = user ? (
    <WriteLine
      userId={user.id}
      today={today}
      variant="quiet"
      className={width}
      onFailed={() => void navigate(to)}
      instead={next.kind === "line" ? null : toNext}
    >
      {label}
    </WriteLine>
  ) : (
    toNext
  );
  const level = levelOf(user?.id);
  return (
    <section aria-label={TODAY_TEXTS.label} className="bg-card border-line border-b">
      <div className="site-width desk:grid-cols-[auto_auto_minmax(0,1fr)_auto] grid grid-cols-1 items-center gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
        <div className="flex min-w-0 items-center gap-4">
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
          <p className="sm:max-w-[18em]">{TODAY_TEXTS.unknown}</p>
        ) : (
          <Week days={weekDays(known.days ?? [], string, today)} today={today} level={level} />
        )}
        {string.length > 0 && (
          <Link to="/shelf#string" className="desk:row-start-2 block min-h-21 min-w-0 sm:col-span-2">
            <StringInStrip string={string} level={level} />
            <span className="text-muted block text-base leading-snug">
              <strong className="text-ink font-display font-semibold">
                {level > 1 ? DEEDS_TEXTS.since(string, level) : DEEDS_TEXTS.count(string.length, level)}
              </strong>
              {level === 1 && <span>{` ${DEEDS_TEXTS.next(string.length)}`}</span>}
            </span>
          </Link>
        )}
        {asked.plan && asked.of === user?.id ? (
          <div className="sm:col-span-2">
            <PlanQuestion actionId={asked.plan} userId={user?.id} today={deviceDay}>
              {link}
            </PlanQuestion>
          </div>
        ) : (
          <>
            <div className={string.length ? "desk:col-start-3 desk:col-span-2 desk:row-start-2" : ""}>
              <TodaysDoor userId={user?.id} today={today} />
            </div>
            <div className={`${place} grid`}>{link}</div>
          </>
        )}
      </div>
    </section>
  );
}

/** Two lines under the name. A goal, or this fortnight's mission, says more than the date, which the week below shows. */
function lines(known: Known, today: Day): [string, string] {
  const { goal, start, measure } = known;
  const phase = start ? challengePhase(start, today) : undefined;
  const second =
    (goal && TODAY_TEXTS.goal(goal.title, goal.percent)) ??
    (phase && (measure?.phase === phase ? measure.words : MISSION_TITLES[phase - 1]));
  return second ? [where(known, today), second] : [weekdayAndDate(today), where(known, today)];
}

function where({ start, isSignedIn }: Known, today: Day): string {
  const day = start ? challengeDay(start, today) : 0;
  if (day) return TODAY_TEXTS.dayOf90(day);
  if (start && start > today) return TODAY_TEXTS.startsOn(dateName(start));
  return isSignedIn ? TODAY_TEXTS.welcome : TODAY_TEXTS.onThisDevice;
}

interface WeekProps {
  days: readonly WeekDay[];
  today: Day;
  level: number;
}

/** Seven rings on a line, with what was done in them. A day without anything is an empty ring and nothing more. */
function Week({ days, today, level }: WeekProps) {
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
      {days.map(({ day, state, kinds }, nth) => (
        <svg key={day} x={nth * 48} viewBox="-22 0 44 60" width="44" height="60" textAnchor="middle">
          <text y="13" fill="var(--muted)" fontSize="16" fontWeight={day === today ? 700 : 400}>
            {weekdayLetter(day)}
          </text>
          <circle
            cy="39"
            r="19"
            strokeWidth={day === today ? 3 : 2}
            strokeDasharray={state === "today" ? "6 4" : undefined}
            fill={`var(--${state === "done" ? (kinds.length ? "paper" : "q2-soft") : state === "today" ? "q3-soft" : "card"})`}
            stroke={`var(--${day === today ? "action" : state === "done" ? (kinds.length ? "bronze-deep" : "q2-ink") : "edge"})`}
          />
          <Deeds kinds={kinds} level={level} />
          {state === "done" && kinds.length === 0 && (
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

/** One berry, or the last two; of beads the first one, and how many there are. */
function Deeds({ kinds, level }: { kinds: readonly DeedKind[]; level: number }) {
  const [first] = kinds;
  if (!first) return null;
  const [earlier, last] = kinds.slice(-2);
  if (level === 1 && last)
    return (
      <>
        <DeedMark kind={earlier!} level={level} size={20} x={-18} y={25} />
        <DeedMark kind={last} level={level} size={21} x={-3} y={34} />
      </>
    );
  return (
    <>
      <DeedMark kind={first} level={level} size={26} x={-13} y={26} />
      {kinds.length > 1 && (
        <>
          <circle cx="13" cy="51" r="9" fill="var(--ink)" />
          <text x="13" y="55.5" fill="var(--card)" fontSize="13" fontWeight="700">
            {kinds.length}
          </text>
        </>
      )}
    </>
  );
}
