import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { namesQuery, renameMutation, type Names } from "@/backend/account/profile";
import { NAME_TEXTS } from "@/content/account/account";
import { ACCOUNT_NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { cleanName } from "@/domain/sharedText";
import { reportBlankField } from "@/parts/blankField";
import { LimitedField } from "@/parts/LimitedField";
import { Failure } from "@/ui/feedback/Failure";
import { formText } from "@/ui/controls/formText";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { FormStatus, type FormStatusText } from "./FormStatus";

/** First and last name (specification part 2, section 7, "Profile update"). */
export function NameForm({ userId }: { userId: string }) {
  const names = useQuery(namesQuery(userId));
  if (names.data) return <LoadedForm userId={userId} names={names.data} />;
  if (names.isLoading) return <Skeleton label={NAME_TEXTS.loading} className="h-72 sm:h-45" />;
  return <Failure onRetry={() => void names.refetch()}>{NAME_TEXTS.couldNotLoad}</Failure>;
}

function LoadedForm({ userId, names }: { userId: string; names: Names }) {
  const rename = useMutation(renameMutation(userId, useQueryClient()));
  const [status, setStatus] = useState<FormStatusText>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (reportBlankField(form)) return;
    setStatus(undefined);
    try {
      // cleanName removes invisible characters from a pasted name, as at sign-up, without asking the user to find them.
      await rename.mutateAsync({
        firstName: cleanName(formText(form, "first_name")),
        lastName: cleanName(formText(form, "last_name")),
      });
      setStatus({ good: NAME_TEXTS.saved });
    } catch {
      // The mutation has already logged the reason, as specified.
      setStatus({ bad: NAME_TEXTS.failed });
    }
  });

  return (
    <form method="post" onSubmit={onSubmit}>
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <LimitedField
          label={NAME_TEXTS.firstName}
          name="first_name"
          autoComplete="given-name"
          defaultValue={names.firstName}
          maxCharacters={ACCOUNT_NAME_MAX_CHARACTERS}
          required
        />
        <LimitedField
          label={NAME_TEXTS.lastName}
          name="last_name"
          autoComplete="family-name"
          defaultValue={names.lastName}
          maxCharacters={ACCOUNT_NAME_MAX_CHARACTERS}
          hint={NAME_TEXTS.lastNameHint}
        />
      </div>
      <SubmitButton busy={isSending}>{NAME_TEXTS.save}</SubmitButton>
      <FormStatus status={status} />
    </form>
  );
}
