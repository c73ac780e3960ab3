import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { changeEmail, waitingEmailQuery } from "@/backend/account";
import type { User } from "@/backend/auth";
import { EMAIL_TEXTS } from "@/content/account";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { SubmitButton } from "@/ui/SubmitButton";
import { REFUSAL_TEXTS } from "./refusals";
import { FormStatus, type FormStatusText } from "./FormStatus";

/** The address changes only after it has been confirmed by e-mail. A reload still shows the pending address. */
export function EmailForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const waiting = useQuery(waitingEmailQuery(user.id));
  const [sending, setSending] = useState(false);
  const [status, setStatus] = useState<FormStatusText>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const wanted = formText(form, "new_email");
    if (wanted.toLowerCase() === user.email.toLowerCase()) return setStatus({ bad: EMAIL_TEXTS.same });
    setSending(true);
    setStatus(undefined);
    const result = await changeEmail(wanted);
    setSending(false);
    if (result !== "waiting" && result !== "changed") return setStatus({ bad: REFUSAL_TEXTS[result] });
    form.reset();
    queryClient.setQueryData(waitingEmailQuery(user.id).queryKey, result === "waiting" ? wanted : null);
    if (result === "changed") setStatus({ good: EMAIL_TEXTS.changed(wanted) });
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <p className="mb-4">{EMAIL_TEXTS.currentAddress(user.email)}</p>
      <p role="status" className="rounded-field bg-q4-soft text-q4-ink mb-4 px-4 py-3 empty:hidden">
        {waiting.data && EMAIL_TEXTS.waiting(user.email, waiting.data)}
      </p>
      <Field
        label={EMAIL_TEXTS.label}
        name="new_email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARACTERS}
        required
        hint={EMAIL_TEXTS.hint}
        className="mb-5"
      />
      <SubmitButton busy={sending}>{EMAIL_TEXTS.save}</SubmitButton>
      <FormStatus status={status} />
    </form>
  );
}
