import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeEmail, waitingEmailQuery } from "@/backend/account/account";
import { authUserQuery } from "@/backend/auth/authUser";
import type { User } from "@/backend/auth";
import { EMAIL_TEXTS } from "@/content/account/account";
import { EmailField } from "@/parts/EmailField";
import { formText } from "@/ui/controls/formText";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { REFUSAL_TEXTS } from "./refusals";
import { FormStatus, type FormStatusText } from "./FormStatus";

/** The address changes only after it has been confirmed by e-mail. A reload still shows the pending address. */
export function EmailForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const waiting = useQuery(waitingEmailQuery(user.id));
  const [status, setStatus] = useState<FormStatusText>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const wanted = formText(form, "new_email");
    if (wanted.toLowerCase() === user.email.toLowerCase()) return setStatus({ bad: EMAIL_TEXTS.same });
    setStatus(undefined);
    const result = await changeEmail(wanted);
    if (result !== "waiting" && result !== "changed") return setStatus({ bad: REFUSAL_TEXTS[result] });
    form.reset();
    queryClient.setQueryData(
      authUserQuery(user.id).queryKey,
      (known) => known && { ...known, new_email: result === "waiting" ? wanted : undefined },
    );
    // The notice that a letter waits is for everybody, so it is asked for where the record could not be loaded before.
    if (!waiting.isSuccess) void waiting.refetch();
    if (result === "changed") setStatus({ good: EMAIL_TEXTS.changed(wanted) });
  });

  return (
    <form method="post" onSubmit={onSubmit}>
      <p className="mb-4">{EMAIL_TEXTS.currentAddress(user.email)}</p>
      <p role="status" className="rounded-field bg-q4-soft text-q4-ink mb-4 px-4 py-3 empty:hidden">
        {waiting.data && EMAIL_TEXTS.waiting(user.email, waiting.data)}
      </p>
      <EmailField
        label={EMAIL_TEXTS.label}
        name="new_email"
        required
        hint={EMAIL_TEXTS.hint}
        className="mb-5"
      />
      <SubmitButton variant="quiet" busy={isSending}>
        {EMAIL_TEXTS.save}
      </SubmitButton>
      <FormStatus status={status} />
    </form>
  );
}
