import { ConfirmEmail } from "./ConfirmEmail";
import { ForgotPassword } from "./ForgotPassword";

/** Beside the form: a forgotten password, and an account whose e-mail address has to be confirmed. */
export type Aside =
  | { view: "forgot"; email: string }
  | { view: "unconfirmed"; email: string; justSent: boolean };

export const AuthAside = ({ aside, onBack }: { aside: Aside; onBack: () => void }) =>
  aside.view === "forgot" ? (
    <ForgotPassword email={aside.email} onBack={onBack} />
  ) : (
    <ConfirmEmail email={aside.email} justSent={aside.justSent} onBack={onBack} />
  );
