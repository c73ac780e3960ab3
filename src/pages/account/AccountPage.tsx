import { useUser } from "@/backend/auth";
import {
  ACCOUNT_PAGE,
  ACCOUNT_TEXTS,
  DATA_TEXTS,
  DELETE_TEXTS,
  EMAIL_TEXTS,
  LINKED_TEXTS,
  NAME_TEXTS,
  PASSWORD_TEXTS,
  SIGN_OUT_TEXTS,
} from "@/content/account/account";
import { WHO_SEES_TEXTS } from "@/content/whoSees";
import { SET_UP_TEXTS } from "@/content/auth/secondStep";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { AccountSection } from "./AccountSection";
import { DataButtons } from "./DataButtons";
import { DeleteForm } from "./DeleteForm";
import { EmailForm } from "./EmailForm";
import { NameForm } from "./NameForm";
import { PasswordForm } from "./PasswordForm";
import { SignOutButtons } from "./SignOutButtons";

const SecondSteps = late(() => import("./SecondSteps").then((file) => file.SecondSteps), {
  loading: () => <Skeleton label={SET_UP_TEXTS.loading} className="h-56" />,
});
const LinkedSignIns = late(() => import("./LinkedSignIns").then((file) => file.LinkedSignIns), {
  loading: () => <Skeleton label={LINKED_TEXTS.loading} className="h-40" />,
});
const WhoSees = late(() => import("@/parts/WhoSees").then((file) => file.WhoSees), {
  loading: () => <Skeleton label={WHO_SEES_TEXTS.loading} className="h-56" />,
});
/** Few users need this part, and the page works without it. */
const NoPassword = late(() => import("./NoPassword").then((file) => file.NoPassword), {
  instead: () => null,
});

/** The account page: the user's details, their changes, the data download and the deletion. */
export default function AccountPage() {
  const user = useUser();
  return (
    <>
      <PageHead {...ACCOUNT_PAGE} />
      <div className="site-width max-w-reading! py-8 sm:py-12">
        <div className="flex flex-col gap-6">
          <div>
            <h1>{ACCOUNT_TEXTS.heading}</h1>
            <p className="text-muted mt-2">{ACCOUNT_TEXTS.lead}</p>
          </div>
          <AccountSection heading={NAME_TEXTS.heading}>
            <NameForm userId={user.id} />
          </AccountSection>
          <AccountSection heading={WHO_SEES_TEXTS.heading}>
            <WhoSees userId={user.id} />
          </AccountSection>
          <AccountSection heading={EMAIL_TEXTS.heading}>
            <EmailForm user={user} />
          </AccountSection>
          <AccountSection heading={PASSWORD_TEXTS.heading}>
            <PasswordForm email={user.email} />
            <NoPassword user={user} />
          </AccountSection>
          <AccountSection heading={LINKED_TEXTS.heading}>
            <LinkedSignIns userId={user.id} />
            <SecondSteps userId={user.id} />
          </AccountSection>
          <AccountSection heading={SIGN_OUT_TEXTS.heading}>
            <SignOutButtons />
          </AccountSection>
          <AccountSection heading={DATA_TEXTS.heading}>
            <DataButtons />
          </AccountSection>
          <AccountSection heading={DELETE_TEXTS.heading}>
            <DeleteForm user={user} />
            <NoPassword user={user} />
          </AccountSection>
        </div>
      </div>
    </>
  );
}
