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
  colourBrowser(readTheme());
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
  colourBrowser(theme);
  for (const listen of listeners) listen();
}

/** The browser's own bars have the colour of the page: index.html names one for light and, after it, one for dark. */
function colourBrowser(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [at, shade] of (["light", "dark"] as const).entries()) {
    const own = theme === "system" ? `(prefers-color-scheme: ${shade})` : theme === shade ? "all" : "not all";
    bars[at]?.setAttribute("media", own);
  }
}
