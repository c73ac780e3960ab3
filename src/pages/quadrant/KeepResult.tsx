import { Link } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { ASSESSMENT_PATH, KEEP_TEXTS } from "@/content/quadrant/assessment";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { late } from "@/ui/feedback/late";

const SaveResult = late(() => import("./SaveResult").then((file) => file.SaveResult), {
  instead: () => <span>{KEEP_TEXTS.failed}</span>,
});

interface KeepResultProps {
  scores: Assessment;
  saveAtOnce: boolean;
}

/** One line that says where the result is: in the profile of a signed-in user, or only in this browser. */
export function KeepResult({ scores, saveAtOnce }: KeepResultProps) {
  const { status, user } = useAuth();
  return (
    <div className="text-muted mt-4 text-base">
      {status === "signedOut" && (
        <p>
          {KEEP_TEXTS.signedOut}{" "}
          <Link to="/auth" state={{ from: ASSESSMENT_PATH }} className="text-link">
            {KEEP_TEXTS.signIn}
          </Link>{" "}
          {KEEP_TEXTS.signedOutAfter}
        </p>
      )}
      {user?.needsSecondStep && (
        <p>
          {KEEP_TEXTS.secondStep}{" "}
          <Link to="/challenge-dashboard" className="text-link">
            {KEEP_TEXTS.secondStepLink}
          </Link>{" "}
          {KEEP_TEXTS.secondStepAfter}
        </p>
      )}
      <div role="status" className={user ? "min-h-13" : ""}>
        {user && !user.needsSecondStep && (
          <SaveResult key={user.id} userId={user.id} scores={scores} saveImmediately={saveAtOnce} />
        )}
      </div>
    </div>
  );
}
