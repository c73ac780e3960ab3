import { useState } from "react";
import { signOutScope } from "@/backend/account/account";
import { signOutLocally, signOut, useUser } from "@/backend/auth";
import { SIGN_OUT_TEXTS } from "@/content/account/account";
import { Button } from "@/ui/controls/Button";
import { toast } from "@/ui/feedback/toast";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";
import { confirmSignOut } from "@/parts/confirmSignOut";
import { FormStatus, type FormStatusText } from "./FormStatus";

/** The three scopes of signing out (specification part 1, section 6). A toast confirms it and outlives the page. */
export function SignOutButtons() {
  const [leaving, setLeaving] = useState(false);
  const oneAtATime = useOneAtATime();
  const [status, setStatus] = useState<FormStatusText>();
  const { id } = useUser();

  const attempt = (work: () => Promise<void>) =>
    oneAtATime(async () => {
      setLeaving(true);
      setStatus(undefined);
      await work();
      setLeaving(false);
    });

  const signOutHere = () =>
    attempt(async () => {
      if (!(await confirmSignOut(id))) return;
      signOut();
      toast(SIGN_OUT_TEXTS.doneLocal);
    });

  const leave = (scope: "others" | "global") =>
    attempt(async () => {
      if (scope === "global" && !(await confirmSignOut(id))) return;
      const result = await signOutScope(scope);
      if (result === "failed") return setStatus({ bad: SIGN_OUT_TEXTS.failed });
      // The responses 401, 403 and 404 are ignored (specification part 1, section 7).
      if (scope === "others") return setStatus({ good: SIGN_OUT_TEXTS.doneOthers });
      if (result === "signInAgain") {
        // The user was signed out from another device, so the session here is no longer valid.
        signOutLocally();
        return toast({ ...SIGN_OUT_TEXTS.ended, tone: "destructive" });
      }
      toast(SIGN_OUT_TEXTS.doneGlobal);
    });

  return (
    <>
      <p className="mb-4">{SIGN_OUT_TEXTS.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={signOutHere} disabled={leaving}>
          {SIGN_OUT_TEXTS.local}
        </Button>
        <Button variant="quiet" onClick={() => leave("others")} disabled={leaving}>
          {SIGN_OUT_TEXTS.others}
        </Button>
        <Button variant="quiet" onClick={() => leave("global")} disabled={leaving}>
          {SIGN_OUT_TEXTS.global}
        </Button>
      </div>
      <FormStatus status={status} />
    </>
  );
}
