/** The colours of drawings and prints: those of the site's light theme, read from its tokens.css. */
import { readFileSync } from "node:fs";

const TOKENS = new URL("../src/app/styles/tokens.css", import.meta.url);
const tokens = readFileSync(TOKENS, "utf8");

function colour(token: string): string {
  const found = new RegExp(`--${token}: (?:light-dark\\()?(#[\\da-f]{6})`).exec(tokens)?.[1];
  if (!found) throw new Error(`${TOKENS.pathname} names no --${token}.`);
  return found;
}

export const PAPER = colour("paper");
export const CARD = colour("card");
export const INK = colour("ink");
export const MUTED = colour("muted");
export const ACTION = colour("action");
export const ON_COVER = colour("on-cover");

export interface Tones {
  fill: string;
  /** A pale colour for panels. */
  soft: string;
  /** A dark colour for words on the pale one. */
  ink: string;
}

const tonesOf = (name: string): Tones => ({
  fill: colour(name),
  soft: colour(`${name}-soft`),
  ink: colour(`${name}-ink`),
});

/** The colours of the four quadrants. */
export const TONES = { q1: tonesOf("q1"), q2: tonesOf("q2"), q3: tonesOf("q3"), q4: tonesOf("q4") };
