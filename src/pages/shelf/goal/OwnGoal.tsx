import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { readSuggestedGoal } from "@/content/community/suggestedGoal";
import { GOAL_PICTURE_NAMES } from "@/content/community/goals";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { SHELF_GOAL_TEXTS as TEXTS } from "@/content/shelf/goal";
import { dayOf } from "@/domain/calendar";
import { GoalPicture } from "@/parts/community/GoalPicture";
import { keepGoal, visitorGoal } from "@/storage/community/visitorGoal";
import { useStored } from "@/storage/useStored";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { useNow } from "@/ui/behaviour/useNow";
import { Button, LinkButton } from "@/ui/controls/Button";
import type { Elements } from "@/ui/elements";
import { late } from "@/ui/feedback/late";
import { GoalForm } from "./GoalForm";
import { GoalView } from "./GoalView";
import { ONE_OR_TWO } from "./oneOrTwo";

/** As high as an account's goal, so that nothing moves when it comes. */
const TO_ACCOUNT = (
  <div className="h-40">
    <p className="mb-4">{TEXTS.account}</p>
    <LinkButton to="/community?tab=challenges" variant="quiet">
      {TEXTS.toAccount}
    </LinkButton>
  </div>
);
const AccountGoal = late(() => import("./AccountGoal").then((file) => file.AccountGoal), {
  loading: () => TO_ACCOUNT,
});

interface OwnGoalProps {
  userId: string | undefined;
  /** True if the server can be asked for the goal. */
  hasAccount: boolean;
  /** Beside it where there is room; as high, unless the form is open. */
  children: Elements;
}

/** The goal of a visitor, who makes it here; that of an account is in the community. */
export function OwnGoal({ userId, hasAccount, children }: OwnGoalProps) {
  const goal = useStored(visitorGoal);
  const today = dayOf(useNow());
  // An action after a text, or a sum in the chat, leads here with amounts.
  const [search] = useSearchParams();
  const suggested = readSuggestedGoal(search);
  const price = suggested.goal;
  const { hash } = useLocation();
  const [pressed, setForm] = useState<"new" | "change" | "closed">();
  const form = pressed ?? (!goal && (hash === "#goal" || price) ? "new" : "closed");
  const isOther = goal && price && price !== goal.price;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  // The pressed button may have gone.
  useEffect(() => {
    if (hasChanged.current) {
      focusIfLost(heading.current);
      // The jar is far shorter than the form.
      heading.current?.scrollIntoView({ block: "nearest" });
    }
    hasChanged.current = true;
  }, [goal, form]);

  const isVisitor = !userId;
  const shown = isVisitor && form !== "new" ? goal : null;
  const name = shown?.title ?? (shown?.picture ? GOAL_PICTURE_NAMES[shown.picture] : TEXTS.noName);
  return (
    <div
      className={`mb-8 grid gap-6 sm:gap-8 ${isVisitor && form !== "closed" ? "items-start" : ""}`}
      style={ONE_OR_TWO}
    >
      <section aria-labelledby="goal-heading" className="surface p-5 sm:p-6">
        <div className="mb-4 flex items-center gap-4">
          <GoalPicture picture={shown?.picture ?? "star"} className="size-12 shrink-0" />
          <h2 ref={heading} id="goal-heading" tabIndex={-1} className="min-w-0 wrap-anywhere outline-none">
            {shown ? name : TEXTS.heading}
          </h2>
        </div>
        {!isVisitor ? (
          <>
            {goal && (
              <div className="mb-6">
                <p className="mb-4">{TEXTS.onDevice}</p>
                <LinkButton to={KEEP_PATH}>{TEXTS.toKeep}</LinkButton>
              </div>
            )}
            {hasAccount ? <AccountGoal userId={userId} /> : TO_ACCOUNT}
          </>
        ) : form !== "closed" || !goal ? (
          <>
            <p>{TEXTS.lead}</p>
            {form !== "closed" ? (
              <GoalForm
                today={today}
                before={form === "change" ? goal : null}
                suggested={suggested}
                onKeep={(next) => {
                  keepGoal(() => next);
                  setForm("closed");
                }}
                onCancel={() => setForm("closed")}
              />
            ) : (
              <Button className="mt-4" onClick={() => setForm("new")}>
                {TEXTS.start}
              </Button>
            )}
          </>
        ) : (
          <GoalView
            goal={goal}
            newPrice={isOther ? price : undefined}
            name={name}
            today={today}
            onChange={() => setForm("change")}
            onNew={() => setForm("new")}
            onGone={() => focusIfLost(heading.current)}
          />
        )}
      </section>
      {children}
    </div>
  );
}
