import { expect, it } from "vitest";
import { QUADRANT_RESULTS } from "./quadrantResults";
import { QUADRANT_TEXTS, QUADRANTS } from "./quadrants";

const characters = import.meta.glob<string>("/public/art/characters/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(QUADRANTS)(
  "%s has the character of level 1, a plan of three steps and a portrait a level",
  (quadrant) => {
    const { character, plan, portraits } = QUADRANT_RESULTS[quadrant];
    const { names } = QUADRANT_TEXTS[quadrant];
    expect(character).toBe(names[0]);
    expect(new Set(plan.map(({ title }) => title)).size).toBe(3);
    for (const [level, portrait] of portraits.entries()) {
      const symbol = names[level]!.toLowerCase().replaceAll(" ", "-");
      expect(portrait).toBe(`level-${level + 1}.svg#${symbol}`);
      expect(characters[`/public/art/characters/level-${level + 1}.svg`]).toContain(`<symbol id="${symbol}"`);
    }
  },
);
