import { useState } from "react";
import { removeFactor, type Factor } from "@/backend/auth/secondStep";
import { authHelp } from "@/content/auth/authHelp";
import { factorName, SECOND_STEP_TEXTS, SET_UP_TEXTS } from "@/content/auth/secondStep";
import { dayOf, fullDayName } from "@/domain/calendar";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";

interface FactorListProps {
  factors: readonly Factor[];
  onRemoved: () => void;
  /** Receives the reason. */
  onFailed: (why: string) => void;
}

export function FactorList({ factors, onRemoved, onFailed }: FactorListProps) {
  const [asked, setAsked] = useState<Factor>();
  const [removing, setRemoving] = useState(false);

  async function remove(factor: Factor) {
    setRemoving(true);
    try {
      const result = await removeFactor(factor.id);
      if (result.outcome === "refused") onFailed(authHelp(result.code));
      else onRemoved();
    } catch {
      onFailed(SECOND_STEP_TEXTS.failed);
    } finally {
      setRemoving(false);
      setAsked(undefined);
    }
  }

  if (!factors.length) return <p className="text-muted mb-4">{SET_UP_TEXTS.none}</p>;
  return (
    <>
      <ul aria-label={SET_UP_TEXTS.list} className="mb-5 flex flex-col gap-3">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="rounded-field border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-2 px-4 py-2"
          >
            <p className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{factorName(factor)}</span>
              <span className="text-muted text-base">
                {`${SET_UP_TEXTS.kinds[factor.kind]}, ${SET_UP_TEXTS.addedOn(fullDayName(dayOf(new Date(factor.createdAt))))}`}
              </span>
            </p>
            <Button
              variant="quiet"
              aria-label={SET_UP_TEXTS.removeOf(factorName(factor))}
              onClick={() => setAsked(factor)}
            >
              {SET_UP_TEXTS.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        title={SET_UP_TEXTS.removeQuestion(asked ? factorName(asked) : "")}
        onClose={() => setAsked(undefined)}
      >
        <p className="mb-5">{SET_UP_TEXTS.removeLead}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            className="text-danger!"
            disabled={removing}
            onClick={() => void remove(asked!)}
          >
            {SET_UP_TEXTS.remove}
          </Button>
          <Button disabled={removing} onClick={() => setAsked(undefined)}>
            {SET_UP_TEXTS.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
