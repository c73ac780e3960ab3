import { useRef, useState, type SubmitEvent } from "react";
import { FORM_SERVICE, sendForm } from "@/backend/forms";
import { viaService } from "@/content/formService";
import { BETA } from "@/content/books";
import { MESSAGES } from "@/content/messages";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { looksLikeEmail } from "@/domain/email";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/Honeypot";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";
import { useFocusReturn } from "@/ui/useFocusReturn";
import { useHydrated } from "@/ui/useHydrated";
import { useReset } from "@/ui/useReset";
import { NeedsScripts } from "@/ui/NeedsScripts";

const CONFIRMATION_MS = 5000;

/**
 * Sign-up for beta readers (specification part 1, sections 2, 4 and 5). The form shows success whatever the form service
 * answers.
 */
export function BetaReaderForm() {
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "submitting" | "submitted">("idle");
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading takes the focus, because the form disappears and returns.
  useFocusReturn(heading, state === "submitting");
  useFocusReturn(heading, state === "submitted");
  useReset(state === "submitted", CONFIRMATION_MS, () => setState("idle"));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== "idle") return;
    const form = event.currentTarget;
    const email = formText(form, "email");
    if (!looksLikeEmail(email)) {
      field.current?.focus();
      return toast({ ...MESSAGES.invalidEmail, tone: "destructive" });
    }
    setState("submitting");
    const application = { email, source: BETA.source, message: BETA.message };
    await sendForm("beta", application, { honeypot: formText(form, HONEYPOT_NAME) });
    toast(MESSAGES.betaSubmitted);
    setState("submitted");
  }

  return (
    <section aria-labelledby="beta-readers" className="surface border-q4! border-l-8! p-6 sm:p-8">
      <h2 ref={heading} id="beta-readers" tabIndex={-1} className="outline-none">
        {BETA.heading}
      </h2>
      <p className="text-muted mt-2 mb-5 max-w-[60ch]">{BETA.lead}</p>
      {state === "submitted" && (
        // This note has no role: screen readers hear the toast.
        <div className="rounded-field bg-q2-soft text-q2-ink px-5 py-4">
          <p className="font-display text-xl font-semibold">{BETA.confirmationHeading}</p>
          <p>{BETA.confirmationText}</p>
        </div>
      )}
      {state !== "submitted" && (
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
          <fieldset disabled={!hydrated} className="flex max-w-xl flex-col gap-4">
            <Field
              ref={field}
              label={BETA.label}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_CHARACTERS}
              required
              hint={
                <PrivacyHint service={viaService(FORM_SERVICE)}>
                  {BETA.hint} {BETA.recipients}
                </PrivacyHint>
              }
            />
            <Honeypot />
            <SubmitButton className="self-start" busy={state === "submitting"}>
              {state === "submitting" ? BETA.submitting : BETA.button}
            </SubmitButton>
          </fieldset>
        </form>
      )}
    </section>
  );
}
