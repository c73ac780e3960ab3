import { expect, it } from "vitest";
import { QUADRANT_RESULTS } from "./quadrantResults";
import { LEVEL_NAMES } from "./levelNames";
import { portraitOf, QUADRANTS } from "./quadrants";
import { RESULT_TEXTS } from "./assessment";
import { MAP_TEXTS } from "@/content/scorecard/scorecard";

const characters = import.meta.glob<string>("/public/art/characters/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(QUADRANTS)(
  "gives %s the level 1 character, a plan of three steps and a portrait for each level",
  (quadrant) => {
    const { character, plan } = QUADRANT_RESULTS[quadrant];
    const names = LEVEL_NAMES[quadrant];
    expect(character).toBe(names[0]);
    expect(new Set(plan.map(({ title }) => title)).size).toBe(3);
    for (const [level, name] of names.entries()) {
      const [file, symbol] = portraitOf(name, level).split("#");
      expect(characters[`/public/art/characters/${file}`]).toContain(`<symbol id="${symbol}"`);
    }
  },
);

it.each(QUADRANTS.flatMap((quadrant) => LEVEL_NAMES[quadrant]))(
  "completes “Today you chose like a %s” with correct grammar",
  (name) => {
    // A name that begins with a vowel would need “an”.
    expect(name).not.toMatch(/^[AEIOU]/);
    for (const sentence of [MAP_TEXTS.here, MAP_TEXTS.sampleHere, RESULT_TEXTS.heading])
      expect(sentence(name)).toMatch(
        new RegExp(`^(Last time, you chose like|The sample shows|Today you chose like) a ${name}\\b`),
      );
  },
);
