import { browserStorage } from "./browserStorage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** public/theme.js also reads this key, before the first paint. */
const KEY = "4mq_theme";

export function readTheme(): Theme {
  const stored = browserStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

const listeners = new Set<() => void>();

/** Calls back when the theme is chosen, here or in another tab. @returns the function that stops it. */
export function onThemeChange(listen: () => void): () => void {
  listeners.add(listen);
  const stop = browserStorage.subscribe(KEY, () => applyTheme(readTheme()));
  return () => {
    stop();
    listeners.delete(listen);
  };
}

/** Stores the choice and applies it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, theme);
  applyTheme(theme);
}

function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const listen of listeners) listen();
}
