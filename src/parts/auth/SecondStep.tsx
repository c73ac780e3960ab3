import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { signOut, type User } from "@/backend/auth";
import { factorsQuery, type Factor } from "@/backend/auth/secondStep";
import { SECOND_STEP_PAGE, SECOND_STEP_TEXTS, factorName } from "@/content/auth/secondStep";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button } from "@/ui/controls/Button";
import { Failure } from "@/ui/feedback/Failure";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { AppCode } from "./AppCode";
import { TextCode } from "./TextCode";

interface SecondStepProps {
  user: User;
}

/** The page shown in place of a signed-in page until the user has completed the second step. */
export const SecondStep = ({ user }: SecondStepProps) => (
  <>
    <PageHead {...SECOND_STEP_PAGE} />
    <div className="site-width py-8 sm:py-12">
      <section className="surface mx-auto max-w-xl p-6 sm:p-9">
        <FocusedHeading level="h1">{SECOND_STEP_TEXTS.heading}</FocusedHeading>
        <SecondStepForm user={user} />
      </section>
    </div>
  </>
);

/** Asks for the code. A user with several second steps can switch between them. */
export function SecondStepForm({ user }: SecondStepProps) {
  const factors = useQuery(factorsQuery(user.id));
  const [chosenId, setChosenId] = useState<string>();
  const chosen = factors.data?.find(({ id }) => id === chosenId) ?? factors.data?.[0];
  const others = factors.data?.filter(({ id }) => id !== chosen?.id) ?? [];
  return (
    <>
      <p className="text-muted mt-2 mb-6 wrap-anywhere">{SECOND_STEP_TEXTS.lead(user.email)}</p>
      {chosen ? (
        <FactorForm key={chosen.id} factor={chosen} />
      ) : factors.isLoading ? (
        <Skeleton label={SECOND_STEP_TEXTS.loading} className="h-40" />
      ) : (
        <Failure onRetry={() => void factors.refetch()}>{SECOND_STEP_TEXTS.couldNotLoad}</Failure>
      )}
      {others.length > 0 && (
        <div className="mt-6">
          <h2 className="mb-3 text-lg">{SECOND_STEP_TEXTS.others}</h2>
          <ul className="flex flex-wrap gap-3">
            {others.map((factor) => (
              <li key={factor.id}>
                <Button variant="quiet" onClick={() => setChosenId(factor.id)}>
                  {factorName(factor)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="border-line mt-6 border-t pt-4">
        <p className="text-muted mb-2 text-base">{SECOND_STEP_TEXTS.lost}</p>
        <Button variant="plain" onClick={signOut}>
          {SECOND_STEP_TEXTS.signOut}
        </Button>
      </div>
    </>
  );
}

const FactorForm = ({ factor }: { factor: Factor }) =>
  factor.kind === "phone" ? <TextCode factor={factor} /> : <AppCode factor={factor} />;
