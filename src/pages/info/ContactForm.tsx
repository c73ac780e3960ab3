import { useState, type SubmitEvent } from "react";
import { FORM_SERVICE, sendForm } from "@/backend/forms";
import { viaService } from "@/content/formService";
import { CONTACT } from "@/content/contact";
import { MESSAGES } from "@/content/messages";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { EMAIL_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { contactMessage } from "@/domain/formPayloads";
import { reportBlankField } from "@/ui/blankField";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/Honeypot";
import { Select } from "@/ui/Select";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { SubmitButton } from "@/ui/SubmitButton";
import { TextArea } from "@/ui/TextArea";
import { toast } from "@/ui/toast";
import { useHydrated } from "@/ui/useHydrated";
import { NeedsScripts } from "@/ui/NeedsScripts";

/** The contact form keeps its text until the message has been sent (specification part 1, sections 4, 5, 7 and 8). */
export function ContactForm() {
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending" || reportBlankField(form)) return;
    const message = contactMessage({
      name: formText(form, "name"),
      email: formText(form, "email"),
      subject: formText(form, "subject"),
      message: formText(form, "message"),
    });
    setState("sending");
    const result = await sendForm("contact", message, { honeypot: formText(form, HONEYPOT_NAME) });
    setState(result === "sent" ? "sent" : "idle");
    if (result !== "sent") return toast({ ...MESSAGES.messageFailed, tone: "destructive" });
    toast(MESSAGES.messageSent);
    form.reset();
  }

  return (
    <form method="post" className="surface p-6 sm:p-8" onSubmit={(event) => void submit(event)}>
      <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
      <fieldset disabled={!hydrated} className="flex flex-col gap-5">
        <Field
          label={CONTACT.labels.name}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_CHARACTERS}
          required
        />
        <Field
          label={CONTACT.labels.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARACTERS}
          required
        />
        <Select
          label={CONTACT.labels.subject}
          name="subject"
          placeholder={CONTACT.subjectPlaceholder}
          options={CONTACT.subjects}
          required
        />
        <TextArea
          label={CONTACT.labels.message}
          name="message"
          rows={5}
          maxLength={MESSAGE_MAX_CHARACTERS}
          required
          hint={<PrivacyHint service={viaService(FORM_SERVICE)}>{CONTACT.recipients}</PrivacyHint>}
        />
        <Honeypot />
        {/* Screen readers hear the toast; this text stays in view above the button. */}
        {state === "sent" && (
          <p className="rounded-field bg-q2-soft text-q2-ink px-5 py-3 font-semibold">{CONTACT.sent}</p>
        )}
        <SubmitButton className="self-start" busy={state === "sending"}>
          {state === "sending" ? CONTACT.sending : CONTACT.submit}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
