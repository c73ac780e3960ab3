import { expect, it } from "vitest";
import { speaksOfNeed } from "./needWords";

it.each([
  "suicide",
  "self-harm",
  "I want to die",
  "my dad hits me",
  "he keeps touching me",
  "scared of my stepdad",
  "I’m starving",
  "run away",
  "somebody is blackmailing me",
  "they bully me",
  "hurt myself",
])("hears need in “%s”", (typed) => expect(speaksOfNeed(typed)).toBe(true));

it.each([
  "trainers",
  "what is an isa",
  "price cut",
  "hit my goal",
  "beat inflation",
  "who pays when someone dies",
  "food bank",
  "cheap food",
  "contactless touch",
  "lost my card",
  "afraid of spending",
  "help with the journal",
])("finds answers about “%s”", (typed) => expect(speaksOfNeed(typed)).toBe(false));
