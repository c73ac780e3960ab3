import { TooManyTriesError, waitsForJudging, type Sending } from "@/backend/judgingLimits";
import { JUDGING_TEXTS } from "@/content/community/judging";
import { WithHelplines } from "@/parts/WithHelplines";

/**
 * Tells why a text has not been judged yet: it waits to be sent again, or the day has had enough tries. Either names the
 * helplines, because nothing has heard a need that is not said plainly.
 */
export const JudgingNote = ({ of: sending, className }: { of: Sending; className: string }) => (
  <>
    {/* The region stays while its words change, so that screen readers announce them. */}
    <p role="status" className={waitsForJudging(sending) ? `font-semibold ${className}` : "sr-only"}>
      {waitsForJudging(sending) && <WithHelplines>{JUDGING_TEXTS.busy}</WithHelplines>}
    </p>
    {sending.failureReason instanceof TooManyTriesError && (
      <p role="alert" className={`text-danger font-semibold ${className}`}>
        <WithHelplines>{JUDGING_TEXTS.tooManyTries}</WithHelplines>
      </p>
    )}
  </>
);
