import { useState } from "react";
import { formAction, sendForm, type FormOutcome } from "@/backend/forms";
import { JUNIOR_FORM } from "@/content/challenge/juniorChallenge";
import { MESSAGE_MAX_CHARACTERS } from "@/domain/formLimits";
import { challengeApplicationUk } from "@/domain/formPayloads";
import { reportBlankField } from "@/parts/blankField";
import { EmailField } from "@/parts/EmailField";
import { LimitedTextArea } from "@/parts/LimitedTextArea";
import { leftOut } from "@/content/leftOut";
import { NameField } from "@/parts/NameField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { formText } from "@/ui/controls/formText";
import { NumberField } from "@/ui/controls/NumberField";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { ApplicationSent } from "./ApplicationSent";
import { problemText } from "./problemText";
import { StatusFromAddress } from "./StatusFromAddress";

const { labels, status } = JUNIOR_FORM;

/** The browser would keep some other number of "9½" or "9,5". */
const wholeNumber = (text: string) => /^\d+$/.exec(text.trim())?.[0];

/**
 * A plain HTML form that also posts without scripts (specification part 2, section 7). The receiver then sends the
 * browser back to #sent or to what is wrong. With scripts the form sends the same fields and the page stays.
 */
export function JuniorApplicationForm() {
  const [state, setState] = useState<FormOutcome>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (reportBlankField(form)) return;
    const application = challengeApplicationUk({
      name: formText(form, "name"),
      age: formText(form, "age"),
      parentEmail: formText(form, "parentEmail"),
      why: formText(form, "why"),
    });
    setState(undefined);
    setState(
      await sendForm("challengeApplicationUk", application, { honeypot: formText(form, HONEYPOT_NAME) }),
    );
  });

  if (state === "sent") return <ApplicationSent {...status} />;
  return (
    <div>
      {!isSending && !state && <StatusFromAddress />}
      <form
        method="post"
        action={formAction("challengeApplicationUk")}
        className="surface flex flex-col gap-5 p-6 sm:p-8"
        onSubmit={onSubmit}
      >
        <h3>{JUNIOR_FORM.heading}</h3>
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <NameField label={labels.name} hint={JUNIOR_FORM.nameHint} />
          <NumberField
            label={labels.age}
            name="age"
            wrong={JUNIOR_FORM.ageHint}
            asNumber={wholeNumber}
            leftOut={leftOut}
            min={8}
            max={10}
            step={1}
            inputMode="numeric"
            hint={JUNIOR_FORM.ageHint}
            required
          />
        </div>
        <EmailField label={labels.parentEmail} name="parentEmail" hint={JUNIOR_FORM.emailHint} required />
        <LimitedTextArea
          label={labels.why}
          name="why"
          rows={3}
          maxCharacters={MESSAGE_MAX_CHARACTERS}
          required
          hint={<FormPrivacyHint>{JUNIOR_FORM.recipients}</FormPrivacyHint>}
        />
        <Honeypot />
        <p>{JUNIOR_FORM.consent}</p>
        <SubmitButton className="self-start" busy={isSending}>
          {isSending ? JUNIOR_FORM.sending : JUNIOR_FORM.submit}
        </SubmitButton>
        <p role="alert" className="text-danger font-semibold empty:hidden">
          {problemText(state, status)}
        </p>
      </form>
    </div>
  );
}
