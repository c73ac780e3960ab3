import { MISSION_TITLES } from "@/content/missionTitles";
import { nextLink, TODAY_TEXTS } from "@/content/today";
import { dayOf, weekdayAndDate, weekdayLetter, type Day } from "@/domain/calendar";
import { challengeDay } from "@/domain/challenge";
import { missionDay, nextThing, weekDays, type Known, type WeekDay } from "@/domain/today";
import { MISSION_COLOURS } from "./missionColours";
import { Portrait } from "./Portrait";
import { LinkButton } from "@/ui/Button";
import { useNow } from "@/ui/useNow";
import { knownOf, portraitOf, usePersonId } from "./usePerson";

const NO_MISSION = "bg-q3-soft text-q3-ink";

/** Today for somebody who comes back: who they are, this week, this fortnight, and the one next thing. */
export function TodayStrip() {
  const user = usePersonId();
  const now = useNow();
  const today = dayOf(now);
  const known = knownOf(user, now);
  const { portrait, look } = portraitOf(user?.id);
  const { to, label } = nextLink(nextThing(known, today));
  return (
    <section aria-label={TODAY_TEXTS.label} className="bg-card border-line border-b">
      <div className="site-width desk:flex-row desk:items-center flex flex-col gap-4 pt-5 pb-5">
        <div className="flex min-w-0 items-center gap-4">
          <Portrait portrait={portrait} look={look} className="size-16" />
          <div className="min-w-0 leading-tight">
            <p className="font-display truncate text-2xl font-semibold">
              <bdi>{TODAY_TEXTS.hello(known.firstName)}</bdi>
            </p>
            <p className="text-muted truncate text-base">{weekdayAndDate(today)}</p>
            <p className="text-muted truncate text-base">{where(known, today)}</p>
          </div>
        </div>
        <Week days={weekDays(known.days, today)} />
        <Band known={known} today={today} />
        <LinkButton to={to} className="desk:ml-auto">
          <span className="truncate">{label}</span>
        </LinkButton>
      </div>
    </section>
  );
}

function where({ start, coins }: Known, today: Day): string {
  const day = start ? challengeDay(start, today) : 0;
  if (day) return TODAY_TEXTS.dayOf90(day);
  return coins ? TODAY_TEXTS.coins(coins) : TODAY_TEXTS.welcome;
}

/** Seven rings on a line. A day without an entry is an empty ring and nothing more. */
function Week({ days }: { days: readonly WeekDay[] }) {
  const done = days.filter(({ state }) => state === "done").length;
  return (
    <svg
      role="img"
      aria-label={TODAY_TEXTS.week(done)}
      viewBox="0 0 358 60"
      width="358"
      height="60"
      className="max-w-full"
    >
      <path d="M22 39h312" stroke="var(--line)" strokeWidth="4" />
      {days.map(({ day, state }, nth) => (
        <svg key={day} x={nth * 52} viewBox="-22 0 44 60" width="44" height="60" textAnchor="middle">
          <text y="13" fill="var(--muted)" fontSize="16" fontWeight={state === "today" ? 700 : 400}>
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
function Band({ known: { isSignedIn, start }, today }: { known: Known; today: Day }) {
  const mission = start ? missionDay(start, today) : undefined;
  const instead = !isSignedIn
    ? TODAY_TEXTS.visitor
    : start && challengeDay(start, today)
      ? TODAY_TEXTS.lastDays
      : TODAY_TEXTS.notStarted;
  const { title, text } = mission
    ? { title: MISSION_TITLES[mission.phase - 1]!, text: TODAY_TEXTS.missionDay(mission.day) }
    : instead;
  return (
    <div
      className={`rounded-field flex min-w-0 items-center gap-3 p-3 ${mission ? MISSION_COLOURS[mission.phase - 1] : NO_MISSION}`}
    >
      {mission && (
        <span className="bg-card text-ink font-display grid size-10 shrink-0 place-items-center rounded-full text-xl font-bold">
          {mission.phase}
        </span>
      )}
      <div className="min-w-0 leading-tight">
        <p className="font-display truncate text-lg font-semibold">{title}</p>
        <p className="truncate text-base">{text}</p>
      </div>
    </div>
  );
}
