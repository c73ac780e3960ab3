import { useRef, useState } from "react";
import { sendForm } from "@/backend/forms";
import { BETA } from "@/content/books/books";
import { MESSAGES } from "@/content/messages";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { looksLikeEmail } from "@/domain/email";
import { EmailField } from "@/parts/EmailField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { formText } from "@/ui/controls/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useReset } from "@/ui/behaviour/useReset";
import { NeedsScripts } from "@/ui/text/NeedsScripts";

const CONFIRMATION_MS = 5000;

/** The friends of the book that is tried out: symbols from /art/characters/level-1.svg. */
const FRIENDS = ["fun-spender", "money-master", "careful-keeper", "learning-grower"] as const;

/**
 * Sign-up for beta readers (specification part 1, sections 2, 4 and 5). The form shows success whatever the form service
 * answers.
 */
export function BetaReaderForm() {
  const hydrated = useHydrated();
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSending, onSubmit } = useSubmit(async (form) => {
    const email = formText(form, "email");
    if (!looksLikeEmail(email)) {
      field.current?.focus();
      return toast({ ...MESSAGES.invalidEmail, tone: "destructive" });
    }
    const application = { email, source: BETA.source, message: BETA.message };
    await sendForm("beta", application, { honeypot: formText(form, HONEYPOT_NAME) });
    toast(MESSAGES.betaSubmitted);
    setSent(true);
  });
  // The heading takes the focus, because the form disappears and returns.
  useFocusReturn(heading, isSending);
  useFocusReturn(heading, isSent);
  useReset(isSent, CONFIRMATION_MS, () => setSent(false));

  return (
    <section
      aria-labelledby="beta-readers"
      className="surface grid gap-6 p-6 sm:p-8 md:grid-cols-[240px_1fr] md:gap-x-8"
    >
      {/* In the place of a cover, so that the card is one of the row. */}
      <div
        aria-hidden="true"
        className="rounded-field bg-paper grid grid-cols-4 content-center gap-2 p-4 md:grid-cols-2"
      >
        {FRIENDS.map((friend) => (
          <svg key={friend} viewBox="0 0 100 100">
            <use href={`/art/characters/level-1.svg#${friend}`} />
          </svg>
        ))}
      </div>
      <div className="max-w-[40em]">
        <h2 ref={heading} id="beta-readers" tabIndex={-1} className="outline-none">
          {BETA.heading}
        </h2>
        <p className="text-muted mt-2 mb-5">{BETA.lead}</p>
        {isSent && (
          // This note has no role: screen readers hear the toast.
          <div className="rounded-field bg-q2-soft text-q2-ink px-5 py-4">
            <p className="font-display text-xl font-semibold">{BETA.confirmationHeading}</p>
            <p>{BETA.confirmationText}</p>
          </div>
        )}
        {!isSent && (
          <form method="post" noValidate onSubmit={onSubmit}>
            <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
            <fieldset role="none" disabled={!hydrated} className="flex flex-col gap-4">
              <EmailField
                ref={field}
                label={BETA.label}
                required
                hint={<FormPrivacyHint>{`${BETA.hint} ${BETA.recipients}`}</FormPrivacyHint>}
              />
              <Honeypot />
              <SubmitButton variant="quiet" className="self-start" busy={isSending}>
                {isSending ? BETA.submitting : BETA.button}
              </SubmitButton>
            </fieldset>
          </form>
        )}
      </div>
    </section>
  );
}
