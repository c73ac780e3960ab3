import { browserStorage } from "./browserStorage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/theme.js, before the first paint. */
const KEY = "4mq_theme";

export function readTheme(): Theme {
  const stored = browserStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") {
    browserStorage.removeItem(KEY);
    delete dataset.theme;
  } else {
    browserStorage.setItem(KEY, theme);
    dataset.theme = theme;
  }
}
