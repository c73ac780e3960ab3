import { ConfirmEmail } from "./ConfirmEmail";
import { ForgotPassword } from "./ForgotPassword";

/** Beside the form: a forgotten password, and an account whose e-mail address has to be confirmed. */
export type Aside =
  | { view: "forgot"; email: string }
  | { view: "unconfirmed"; email: string; justSent: boolean };

interface AuthAsideProps {
  aside: Aside;
  /** Where the way leads afterwards. */
  next: string;
  onBack: () => void;
}

export const AuthAside = ({ aside, next, onBack }: AuthAsideProps) =>
  aside.view === "forgot" ? (
    <ForgotPassword email={aside.email} next={next} onBack={onBack} />
  ) : (
    <ConfirmEmail email={aside.email} justSent={aside.justSent} onBack={onBack} />
  );
