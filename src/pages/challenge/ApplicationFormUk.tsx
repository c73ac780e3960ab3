import { useState, type SubmitEvent } from "react";
import { FORM_SERVICE, formAction, sendForm, type FormOutcome } from "@/backend/forms";
import { viaService } from "@/content/formService";
import { CHALLENGE_FORM_UK } from "@/content/challengeLandingUk";
import { EMAIL_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { challengeApplicationUk } from "@/domain/formPayloads";
import { complainAboutBlankField } from "@/ui/blankField";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/Honeypot";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { SubmitButton } from "@/ui/SubmitButton";
import { TextArea } from "@/ui/TextArea";
import { Arrived } from "./Arrived";
import { problemOf } from "./problemOf";

const { labels, tidings } = CHALLENGE_FORM_UK;

/**
 * A plain form that posts by itself (specification part 2, section 7): before and without scripts, too. The receiver
 * then sends the browser back to #sent or #not-sent. With scripts the same fields go out, and the page stays.
 */
export function ApplicationFormUk() {
  const [state, setState] = useState<FormOutcome | "idle" | "sending">("idle");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending" || complainAboutBlankField(form)) return;
    const application = challengeApplicationUk({
      name: formText(form, "name"),
      age: formText(form, "age"),
      parentEmail: formText(form, "parentEmail"),
      why: formText(form, "why"),
    });
    setState("sending");
    setState(
      await sendForm("challengeApplicationUk", application, { honeypot: formText(form, HONEYPOT_NAME) }),
    );
  }

  if (state === "sent") return <Arrived {...tidings} />;
  return (
    <div>
      {state === "idle" && <ToldByAddress />}
      <form
        method="post"
        action={formAction("challengeApplicationUk")}
        className="surface flex flex-col gap-5 p-6 sm:p-8"
        onSubmit={(event) => void submit(event)}
      >
        <h3>{CHALLENGE_FORM_UK.heading}</h3>
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <Field
            label={labels.name}
            name="name"
            hint={CHALLENGE_FORM_UK.nameHint}
            maxLength={NAME_MAX_CHARACTERS}
            required
          />
          <Field
            label={labels.age}
            name="age"
            type="number"
            min={8}
            max={10}
            step={1}
            inputMode="numeric"
            hint={CHALLENGE_FORM_UK.ageHint}
            required
          />
        </div>
        <Field
          label={labels.parentEmail}
          name="parentEmail"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARACTERS}
          hint={CHALLENGE_FORM_UK.emailHint}
          required
        />
        <TextArea
          label={labels.why}
          name="why"
          rows={4}
          maxLength={MESSAGE_MAX_CHARACTERS}
          required
          hint={<PrivacyHint service={viaService(FORM_SERVICE)}>{CHALLENGE_FORM_UK.recipients}</PrivacyHint>}
        />
        <Honeypot />
        <p>{CHALLENGE_FORM_UK.consent}</p>
        <SubmitButton className="self-start" busy={state === "sending"}>
          {state === "sending" ? CHALLENGE_FORM_UK.sending : CHALLENGE_FORM_UK.submit}
        </SubmitButton>
        <p role="alert" className="text-danger font-semibold empty:hidden">
          {problemOf(state, tidings)}
        </p>
      </form>
    </div>
  );
}

const TOLD = "rounded-field mb-5 hidden px-5 py-4 font-semibold target:block";

/** What became of a form that the browser sent by itself: the one that the address names is shown. */
const ToldByAddress = () => (
  <>
    <p id="sent" className={`bg-q2-soft text-q2-ink ${TOLD}`}>
      {tidings.sentHeading} {tidings.sent}
    </p>
    <p id="not-sent" className={`bg-danger-soft text-danger ${TOLD}`}>
      {tidings.failedEmpty}
    </p>
  </>
);
