import { useState } from "react";
import { AUTH_TEXTS } from "@/content/auth/auth";

const { ages, under13 } = AUTH_TEXTS;

/** Shows the advice for the chosen age band. The choice is neither sent nor stored. */
export function AgeBand() {
  const [chosenBand, setChosenBand] = useState<string>(under13);
  return (
    <fieldset>
      <legend className="font-semibold">{ages.legend}</legend>
      <p className="text-muted text-base">{ages.hint}</p>
      <div className="flex flex-wrap gap-x-5">
        {ages.bands.map(({ label, ageSummary }) => (
          <label key={label} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="age_band"
              checked={chosenBand === ageSummary}
              onChange={() => setChosenBand(ageSummary)}
              className="accent-action size-5 shrink-0"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p role="status" className="rounded-field bg-q4-soft text-q4-ink mt-2 px-4 py-3 text-base">
        {chosenBand}
      </p>
    </fieldset>
  );
}
