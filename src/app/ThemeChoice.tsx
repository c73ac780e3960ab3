import { useEffect, useState } from "react";
import { chooseTheme, readTheme, THEMES, type Theme } from "@/storage/theme";

const LABELS: Record<Theme, string> = { system: "As on this device", light: "Light", dark: "Dark" };

/** Light or dark. The system decides until somebody does. */
export function ThemeChoice() {
  // The prerendered page does not know the choice; public/theme.js has already shown it.
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(readTheme()), []);
  return (
    <fieldset className="flex flex-wrap items-center gap-2 text-base">
      <legend className="float-left mr-3 text-muted">Colours</legend>
      {THEMES.map((choice) => (
        <label
          key={choice}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge px-4 has-checked:border-action has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            className="accent-action"
            onChange={() => {
              chooseTheme(choice);
              setTheme(choice);
            }}
          />
          {LABELS[choice]}
        </label>
      ))}
    </fieldset>
  );
}
