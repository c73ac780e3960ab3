import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "@/backend/auth";
import { askForNewPassword } from "@/backend/letters";
import { linkedSignInsQuery } from "@/backend/linkedSignIns";
import { ACCOUNT_TEXTS, PASSWORD_TEXTS } from "@/content/account";
import { authHelp } from "@/content/authHelp";
import { Button } from "@/ui/Button";
import { Told, type Tidings } from "./Told";
import { useFormCaptcha } from "./useFormCaptcha";

/** For those who came with another company's account: what asks for a password can be done once they have one. */
export function NoPassword({ user }: { user: User }) {
  const linked = useQuery(linkedSignInsQuery(user.id));
  const [sending, setSending] = useState(false);
  const [tidings, setTidings] = useState<Tidings>();
  const captcha = useFormCaptcha();

  async function send() {
    setSending(true);
    setTidings(undefined);
    try {
      const pass = await captcha.pass();
      if (!pass) return;
      const result = await askForNewPassword(user.email, pass);
      if (result.outcome === "refused") setTidings({ bad: authHelp(result.code) });
      else setTidings({ good: PASSWORD_TEXTS.linkSent(user.email) });
    } catch {
      setTidings({ bad: ACCOUNT_TEXTS.failed });
    } finally {
      captcha.spend();
      setSending(false);
    }
  }

  if (!linked.data?.some(({ provider }) => provider !== "email")) return null;
  return (
    <div className="border-line mt-5 border-t pt-4">
      <p className="mb-3">{PASSWORD_TEXTS.none}</p>
      {captcha.box}
      <Button look="quiet" disabled={sending} onClick={() => void send()}>
        {PASSWORD_TEXTS.sendLink}
      </Button>
      <Told tidings={tidings} />
    </div>
  );
}
