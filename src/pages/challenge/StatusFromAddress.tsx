import { JUNIOR_FORM } from "@/content/challenge/juniorChallenge";

const { status } = JUNIOR_FORM;

const SLOT = "rounded-field mb-5 hidden px-5 py-4 font-semibold target:block";

/** The parts that the receiver's answer may name (supabase/functions/forms/outcome.ts), besides `sent`. */
const REFUSALS = [
  ["not-sent", status.refusedEmpty],
  ["too-long", status.tooLongEmpty],
  ["too-many", status.tooManyEmpty],
  ["not-saved", status.failedEmpty],
  ...Object.entries(status.boxEmpty).map(([box, text]) => [`not-${box}`, text] as const),
] as const;

/** The outcome of a form that was sent without scripts. The address's fragment selects the visible message. */
export const StatusFromAddress = () => (
  <>
    <p id="sent" className={`bg-q2-soft text-q2-ink ${SLOT}`}>
      {`${status.sentHeading} ${status.sent}`}
    </p>
    {REFUSALS.map(([id, text]) => (
      <p key={id} id={id} className={`bg-danger-soft text-danger ${SLOT}`}>
        {text}
      </p>
    ))}
  </>
);
