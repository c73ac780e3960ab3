import { useState } from "react";
import { AUTH_TEXTS } from "@/content/auth/auth";
import { RadioCard } from "@/ui/controls/RadioCard";

const { ages, under13 } = AUTH_TEXTS;

/** Shows the advice for the chosen age band. The choice is neither sent nor stored. */
export function AgeBand() {
  const [chosenBand, setChosenBand] = useState<string>(under13);
  return (
    <fieldset>
      <legend className="font-semibold">{ages.legend}</legend>
      <p className="text-muted text-base">{ages.hint}</p>
      <div className="mt-2 grid gap-2">
        {ages.bands.map(({ label, ageSummary }) => (
          <RadioCard
            key={label}
            name="age_band"
            value={label}
            checked={chosenBand === ageSummary}
            onChoose={() => setChosenBand(ageSummary)}
          >
            <span>{label}</span>
          </RadioCard>
        ))}
      </div>
      <p role="status" className="rounded-field bg-q4-soft text-q4-ink mt-2 px-4 py-3 text-base">
        {chosenBand}
      </p>
    </fieldset>
  );
}
