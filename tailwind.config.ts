import type { Config } from "tailwindcss";

/** Colours are named by meaning; their values for both themes stand in src/app/styles/tokens.css. */
const token = (name: string) => `var(--${name})`;
/** A colour with its pale ground and the text that is read on it. */
const family = (name: string) => ({
  DEFAULT: token(name),
  soft: token(`${name}-soft`),
  ink: token(`${name}-ink`),
});

export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: token("paper"),
      card: token("card"),
      ink: token("ink"),
      muted: token("muted"),
      line: token("line"),
      edge: token("edge"),
      action: { DEFAULT: token("action"), deep: token("action-deep"), on: token("on-action") },
      coin: { DEFAULT: token("coin"), deep: token("coin-deep"), on: token("on-coin") },
      bronze: { DEFAULT: token("bronze"), deep: token("bronze-deep") },
      silver: { DEFAULT: token("silver"), deep: token("silver-deep") },
      legend: token("legend"),
      // QR codes stay dark on white in both themes, because phones scan them best so.
      scan: "white",
      danger: { DEFAULT: token("danger"), soft: token("danger-soft") },
      q1: family("q1"),
      q2: family("q2"),
      q3: family("q3"),
      q4: family("q4"),
      basics: family("basics"),
      stories: family("stories"),
      literacy: family("literacy"),
    },
    fontFamily: {
      body: ["Atkinson", "Atkinson fallback", "system-ui", "sans-serif"],
      display: ["Fredoka", "Fredoka fallback", "system-ui", "sans-serif"],
    },
    extend: {
      // From here on the whole navigation bar finds room, the greeting included.
      screens: { desk: "72rem" },
      borderRadius: { field: "14px", button: "16px", card: "20px", tile: "28px" },
      boxShadow: { card: token("shadow") },
      maxWidth: { reading: "46em" },
      fontSize: { section: token("section") },
    },
  },
} satisfies Config;
