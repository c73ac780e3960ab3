import { useState, type SubmitEvent } from "react";
import { changePassword } from "@/backend/account";
import { ACCOUNT_TEXTS, PASSWORD_TEXTS } from "@/content/account";
import { Button } from "@/ui/Button";
import { REFUSAL_TEXTS } from "./refusals";
import { SecretField, WhosePassword } from "./SecretField";
import { Told, type Tidings } from "./Told";

/** As it was typed: spaces are part of a password. */
const secretOf = (form: HTMLFormElement, name: string) => new FormData(form).get(name) as string;

export function PasswordForm({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  const [tidings, setTidings] = useState<Tidings>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (changing) return;
    setChanging(true);
    setTidings(undefined);
    const result = await changePassword({
      email,
      current: secretOf(form, "current_password"),
      wanted: secretOf(form, "new_password"),
    });
    setChanging(false);
    const changed = result === "changed" || result === "changedOnlyHere";
    if (changed) form.reset();
    setTidings(changed ? { good: PASSWORD_TEXTS[result] } : { bad: REFUSAL_TEXTS[result] });
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <p className="mb-4">{PASSWORD_TEXTS.lead}</p>
      <WhosePassword email={email} />
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <SecretField label={PASSWORD_TEXTS.current} name="current_password" />
        <SecretField
          label={PASSWORD_TEXTS.wanted}
          name="new_password"
          isNew
          hint={PASSWORD_TEXTS.wantedHint}
        />
      </div>
      <Button type="submit" disabled={changing}>
        {changing ? ACCOUNT_TEXTS.working : PASSWORD_TEXTS.save}
      </Button>
      <Told tidings={tidings} />
    </form>
  );
}
