import { ConfirmEmail } from "./ConfirmEmail";
import { ForgotPassword } from "./ForgotPassword";

/** The views in place of the form: a forgotten password, and an account with an unconfirmed e-mail address. */
export type Aside =
  | { view: "forgot"; email: string }
  | { view: "unconfirmed"; email: string; justSent: boolean };

interface AuthAsideProps {
  aside: Aside;
  /** The path to open afterwards. */
  next: string;
  onBack: () => void;
}

export const AuthAside = ({ aside, next, onBack }: AuthAsideProps) =>
  aside.view === "forgot" ? (
    <ForgotPassword email={aside.email} next={next} onBack={onBack} />
  ) : (
    <ConfirmEmail email={aside.email} justSent={aside.justSent} onBack={onBack} />
  );
