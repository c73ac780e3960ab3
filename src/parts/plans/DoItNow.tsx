import { useState } from "react";
import { useLikelyUser } from "@/backend/auth";
import type { Action } from "@/content/plans/actions";
import { DO_IT_NOW } from "@/content/plans/doItNow";
import { dayOf } from "@/domain/calendar";
import { planFor, withoutPlan, withPlan } from "@/domain/plans/plans";
import { changePlans, plansOf } from "@/storage/plans/plans";
import { useStored } from "@/storage/useStored";
import type { Elements } from "@/ui/elements";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { OwnPlan } from "./OwnPlan";
import { PlanForm } from "./PlanForm";
import type { HabitState } from "./PlanHelp";

interface DoItNowProps {
  actions: readonly Action[];
  heading?: string;
  /** The actions as a list to read, for a page that has them nowhere else: it stays, and is printed, once one is chosen. */
  steps?: Elements;
}

/**
 * Reading ends in something done: one action chosen from three, a day for it, and a number to come back with. The plan
 * is kept in this browser, for each user apart, and never sent.
 */
export function DoItNow({ actions, heading = DO_IT_NOW.heading, steps }: DoItNowProps) {
  const hydrated = useHydrated();
  const user = useLikelyUser();
  const userId = hydrated ? user?.id : undefined;
  const today = dayOf(useNow());
  const plans = useStored(plansOf(userId));
  const [choosesAnother, setChoosesAnother] = useState(false);
  const [hasPressed, setHasPressed] = useState(false);
  const [habit, setHabit] = useState<HabitState>();
  const plan = planFor(
    plans,
    actions.map(({ id }) => id),
    today,
  );
  const action = plan && actions.find(({ id }) => id === plan.action);

  /** The library of the database loads with the press. */
  async function makeHabit({ help }: Action) {
    if (!userId || !("habit" in help)) return;
    setHabit("making");
    try {
      const { createHabitOnce } = await import("@/backend/community/newHabit");
      await createHabitOnce(userId, help.habit);
      setHabit("made");
    } catch (error) {
      console.warn(error);
      setHabit("failed");
    }
  }
  return (
    <section
      aria-labelledby="do-it-now"
      data-print={steps ? undefined : "no"}
      className="rounded-card bg-q2-soft text-q2-ink mt-12 p-6 sm:p-8 noscript:hidden"
    >
      <h2 id="do-it-now" className="mb-2 flex items-center gap-4">
        <Jar />
        <span>{heading}</span>
      </h2>
      {plan && action && !choosesAnother ? (
        <>
          <OwnPlan
            key={plan.made + plan.action}
            plan={plan}
            action={action}
            userId={userId}
            today={today}
            habit={habit}
            onMakeHabit={() => void makeHabit(action)}
            takesFocus={hasPressed}
            onChooseAnother={() => setChoosesAnother(true)}
          />
          {steps}
        </>
      ) : (
        <PlanForm
          actions={actions}
          today={hydrated ? today : undefined}
          before={plan && action && !plan.done ? { action, day: plan.day } : undefined}
          onKeep={() => {
            setHasPressed(true);
            setChoosesAnother(false);
          }}
          onPlan={(chosen, day) => {
            changePlans(userId, (before) =>
              withPlan(plan ? withoutPlan(before, plan.action) : before, {
                action: chosen.id,
                made: today,
                day,
                done: null,
              }),
            );
            setHasPressed(true);
            setChoosesAnother(false);
            void makeHabit(chosen);
          }}
        />
      )}
    </section>
  );
}

/** The jar of the story, drawn in this file to save the page a request. */
const Jar = () => (
  <svg aria-hidden="true" viewBox="0 0 48 60" className="h-15 w-12 shrink-0">
    <rect x="3" y="9" width="42" height="49" rx="12" fill="#fff" stroke="var(--action)" strokeWidth="3" />
    <rect x="5" y="2" width="38" height="10" rx="4" fill="var(--action)" />
    <path d="M12 22h24v16H12z" fill="#ffe9b8" />
    <path d="M16 28h16M16 33h10" stroke="#7a5200" strokeWidth="2" strokeLinecap="round" />
    <circle cx="24" cy="48" r="6" fill="var(--coin)" stroke="var(--coin-deep)" strokeWidth="2" />
  </svg>
);
