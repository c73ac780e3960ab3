import { useState } from "react";
import { sendForm } from "@/backend/forms";
import { CONTACT } from "@/content/info/contact";
import { MESSAGES } from "@/content/messages";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { MESSAGE_MAX_CHARACTERS } from "@/domain/formLimits";
import { contactMessage } from "@/domain/formPayloads";
import { reportBlankField } from "@/parts/blankField";
import { EmailField } from "@/parts/EmailField";
import { LimitedTextArea } from "@/parts/LimitedTextArea";
import { NameField } from "@/parts/NameField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { formText } from "@/ui/controls/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { Select } from "@/ui/controls/Select";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { NeedsScripts } from "@/ui/text/NeedsScripts";

/** The contact form keeps its text until the message has been sent (specification part 1, sections 4, 5, 7 and 8). */
export function ContactForm() {
  const hydrated = useHydrated();
  const [isSent, setSent] = useState(false);

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (reportBlankField(form)) return;
    const message = contactMessage({
      name: formText(form, "name"),
      email: formText(form, "email"),
      subject: formText(form, "subject"),
      message: formText(form, "message"),
    });
    setSent(false);
    const result = await sendForm("contact", message, { honeypot: formText(form, HONEYPOT_NAME) });
    setSent(result === "sent");
    if (result !== "sent") return toast({ ...MESSAGES.messageFailed, tone: "destructive" });
    toast(MESSAGES.messageSent);
    form.reset();
  });

  return (
    <form method="post" onSubmit={onSubmit}>
      <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
      <fieldset role="none" disabled={!hydrated} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NameField label={CONTACT.labels.name} autoComplete="name" />
          <EmailField label={CONTACT.labels.email} required />
        </div>
        <Select
          label={CONTACT.labels.subject}
          name="subject"
          placeholder={CONTACT.subjectPlaceholder}
          options={CONTACT.subjects}
          required
        />
        <LimitedTextArea
          label={CONTACT.labels.message}
          name="message"
          rows={5}
          maxCharacters={MESSAGE_MAX_CHARACTERS}
          required
        />
        <p className="text-muted text-base">
          <FormPrivacyHint>{CONTACT.recipients}</FormPrivacyHint>
        </p>
        <Honeypot />
        {/* Screen readers hear the toast; this text stays in view above the button. */}
        {isSent && (
          <p className="rounded-field bg-q2-soft text-q2-ink px-5 py-3 font-semibold">{CONTACT.sent}</p>
        )}
        <SubmitButton busy={isSending}>{isSending ? CONTACT.sending : CONTACT.submit}</SubmitButton>
      </fieldset>
    </form>
  );
}
