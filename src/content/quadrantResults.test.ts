import { expect, it } from "vitest";
import { QUADRANT_RESULTS } from "./quadrantResults";
import { portraitOf, QUADRANT_TEXTS, QUADRANTS } from "./quadrants";
import { RESULT_TEXTS } from "./assessment";
import { MAP_TEXTS } from "./scorecard";

const characters = import.meta.glob<string>("/public/art/characters/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(QUADRANTS)(
  "%s has the character of level 1, a plan of three steps and a portrait a level",
  (quadrant) => {
    const { character, plan } = QUADRANT_RESULTS[quadrant];
    const { names } = QUADRANT_TEXTS[quadrant];
    expect(character).toBe(names[0]);
    expect(new Set(plan.map(({ title }) => title)).size).toBe(3);
    for (const level of names.keys()) {
      const [file, symbol] = portraitOf(quadrant, level).split("#");
      expect(characters[`/public/art/characters/${file}`]).toContain(`<symbol id="${symbol}"`);
    }
  },
);

it.each(QUADRANTS.flatMap((quadrant) => QUADRANT_TEXTS[quadrant].names))(
  "a visitor is told “You are a %s”, which reads right",
  (name) => {
    // Before a vowel it would have to be “an”.
    expect(name).not.toMatch(/^[AEIOU]/);
    for (const sentence of [MAP_TEXTS.here, MAP_TEXTS.sampleHere, MAP_TEXTS.startsHere, RESULT_TEXTS.heading])
      expect(sentence(name)).toMatch(new RegExp(`^(You are|The sample is|For now you are) a ${name}\\b`));
  },
);
