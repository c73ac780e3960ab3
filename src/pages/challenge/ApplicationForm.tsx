import { useState } from "react";
import { FORM_SERVICE, formAction, sendForm, type FormOutcome } from "@/backend/forms";
import { viaService } from "@/content/formService";
import { CHALLENGE_FORM } from "@/content/challenge/challengeLanding";
import { MESSAGE_MAX_CHARACTERS } from "@/domain/formLimits";
import type { ChallengeApplication } from "@/domain/formPayloads";
import { reportBlankField } from "@/parts/blankField";
import { EmailField } from "@/parts/EmailField";
import { LimitedTextArea } from "@/parts/LimitedTextArea";
import { NameField } from "@/parts/NameField";
import { formText } from "@/ui/controls/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { NewTabLink } from "@/ui/controls/NewTabLink";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { joinTexts } from "@/ui/text/joinTexts";
import { ApplicationSent } from "./ApplicationSent";
import { problemText } from "./problemText";

const { labels, closed, status } = CHALLENGE_FORM;

/** Logs the application (specification part 2, section 7). The values appear only in the development console. */
function log(application: ChallengeApplication) {
  if (import.meta.env.DEV) console.info("Challenge application", application);
  else console.info("Challenge application made");
}

/** The browser checks the required name and e-mail. The form is sent only if the owner has configured its id. */
export function ApplicationForm() {
  const hydrated = useHydrated();
  const [state, setState] = useState<FormOutcome>();
  const isOpen = formAction("challengeApplication") !== undefined;

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (reportBlankField(form)) return;
    const application: ChallengeApplication = {
      name: formText(form, "name"),
      email: formText(form, "email"),
      message: formText(form, "message"),
    };
    setState(undefined);
    const outcome = await sendForm("challengeApplication", application, {
      honeypot: formText(form, HONEYPOT_NAME),
    });
    if (outcome === "closed") log(application);
    setState(outcome);
  });

  if (state === "sent") return <ApplicationSent {...status} />;
  return (
    <form method="post" className="surface p-6 sm:p-8" onSubmit={onSubmit}>
      <h3 className="mb-5">{CHALLENGE_FORM.heading}</h3>
      {!isOpen && (
        <p className="bg-q4-soft text-q4-ink rounded-field mb-5 px-5 py-3 font-semibold">{closed.notice}</p>
      )}
      <noscript>
        <p className="mb-5 font-semibold">{CHALLENGE_FORM.withoutScripts}</p>
      </noscript>
      <fieldset role="none" disabled={!hydrated} className="flex flex-col gap-5">
        <NameField label={labels.name} autoComplete="name" />
        <EmailField label={labels.email} required />
        <LimitedTextArea
          label={labels.message}
          name="message"
          rows={3}
          maxCharacters={MESSAGE_MAX_CHARACTERS}
          hint={
            <PrivacyHint service={isOpen ? viaService(FORM_SERVICE) : undefined}>
              {joinTexts(CHALLENGE_FORM.messageHint, isOpen && CHALLENGE_FORM.recipients)}
            </PrivacyHint>
          }
        />
        <Honeypot />
        <SubmitButton variant={isOpen ? "primary" : "quiet"} className="self-start" busy={isSending}>
          {isSending ? CHALLENGE_FORM.sending : CHALLENGE_FORM.submit}
        </SubmitButton>
      </fieldset>
      <p role="status" className="not-empty:mt-4">
        {state === "closed" && (
          <>
            <span>{closed.closedStatus}</span>{" "}
            <NewTabLink to="/challenge-dashboard">{closed.link}</NewTabLink>
          </>
        )}
      </p>
      <p role="alert" className="text-danger font-semibold not-empty:mt-4">
        {problemText(state, status)}
      </p>
    </form>
  );
}
