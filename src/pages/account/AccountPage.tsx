import { lazy, Suspense } from "react";
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
} from "@/content/account";
import { SET_UP_TEXTS } from "@/content/secondStep";
import { PageHead } from "@/ui/PageHead";
import { PartBoundary } from "@/ui/PartBoundary";
import { Skeleton } from "@/ui/Skeleton";
import { AccountSection } from "./AccountSection";
import { DataButtons } from "./DataButtons";
import { DeleteForm } from "./DeleteForm";
import { EmailForm } from "./EmailForm";
import { NameForm } from "./NameForm";
import { PasswordForm } from "./PasswordForm";
import { SignOutButtons } from "./SignOutButtons";

const SecondSteps = lazy(() => import("./SecondSteps").then((module) => ({ default: module.SecondSteps })));
const LinkedSignIns = lazy(() =>
  import("./LinkedSignIns").then((module) => ({ default: module.LinkedSignIns })),
);

/** NoPassword loads separately, because few users need it. If it fails to load, the page works without it. */
const NoPassword = lazy(() =>
  import("./NoPassword").then(
    (module) => ({ default: module.NoPassword }),
    () => ({ default: () => null }),
  ),
);

/** The account page: the user's details, their changes, the data download and the deletion. */
export default function AccountPage() {
  const user = useUser();
  return (
    <>
      <PageHead {...ACCOUNT_PAGE} />
      <div className="site-width pt-8 pb-16">
        <div className="mx-auto flex max-w-3xl flex-col gap-6">
          <div>
            <h1>{ACCOUNT_TEXTS.heading}</h1>
            <p className="text-muted mt-2">{ACCOUNT_TEXTS.lead}</p>
          </div>
          <AccountSection heading={NAME_TEXTS.heading}>
            <NameForm userId={user.id} />
          </AccountSection>
          <AccountSection heading={EMAIL_TEXTS.heading}>
            <EmailForm user={user} />
          </AccountSection>
          <AccountSection heading={PASSWORD_TEXTS.heading}>
            <PasswordForm email={user.email} />
            <Suspense>
              <NoPassword user={user} />
            </Suspense>
          </AccountSection>
          <AccountSection heading={SET_UP_TEXTS.heading}>
            <PartBoundary>
              <Suspense fallback={<Skeleton label={SET_UP_TEXTS.loading} className="h-56" />}>
                <SecondSteps userId={user.id} />
              </Suspense>
            </PartBoundary>
          </AccountSection>
          <AccountSection heading={LINKED_TEXTS.heading}>
            <PartBoundary>
              <Suspense fallback={<Skeleton label={LINKED_TEXTS.loading} className="h-40" />}>
                <LinkedSignIns userId={user.id} />
              </Suspense>
            </PartBoundary>
          </AccountSection>
          <AccountSection heading={SIGN_OUT_TEXTS.heading}>
            <SignOutButtons />
          </AccountSection>
          <AccountSection heading={DATA_TEXTS.heading}>
            <DataButtons />
          </AccountSection>
          <AccountSection heading={DELETE_TEXTS.heading}>
            <DeleteForm user={user} />
            <Suspense>
              <NoPassword user={user} />
            </Suspense>
          </AccountSection>
        </div>
      </div>
    </>
  );
}
