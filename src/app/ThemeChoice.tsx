import { useSyncExternalStore } from "react";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { chooseTheme, onThemeChange, readTheme, THEMES, type Theme } from "@/storage/theme";

const LABELS: Record<Theme, string> = { system: "Same as this device", light: "Light", dark: "Dark" };

/** Light or dark. The system decides until the visitor does. */
export function ThemeChoice() {
  // The prerendered page does not know the choice; public/theme.js has already applied it.
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => "system" as const);
  // A choice made before the scripts are there could not be kept.
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} className="theme-choices noscript:hidden">
      <legend className="max-sm:sr-only">Colours</legend>
      {THEMES.map((choice) => (
        <label key={choice} className="theme-choice choice">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            className="accent-action"
            onChange={() => chooseTheme(choice)}
          />
          <span>{LABELS[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
