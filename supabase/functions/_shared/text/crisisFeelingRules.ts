/**
 * Feelings that a child should not be left alone with: sorrow without an end, a hated self, the urge to hurt others.
 */
import { either } from "./phrases.ts";

export const SORROW: readonly string[] = [
  // Sorrow by day and by night.
  either(
    "i(?:m| am| feel| think im| think i am| have)? (?:so |very |really |always )?(?:depressed|depression)",
    "(?:cry|crying) (?:myself to sleep|every (?:night|day)|all the time)",
    "(?:im|i am|i feel|ive been|feeling) (?:so |really |very |always |just )*" +
      "(?:sad|down|low|unhappy|miserable|empty) (?:every (?:single )?(?:day|night|morning)|all the time|" +
      "all day|always|for (?:weeks|months|days|ages|no reason))",
  ),
  // Emptiness and despair.
  either(
    "(?:i feel|i felt|ive felt|i am|im|feeling) " +
      "(?:so |really |very |just |always |completely |all )*(?:empty|numb|hopeless|broken inside)(?! handed)",
    "feel(?:s|ing)? (?:dead inside|suicidal)|dead inside",
    "i feel nothing (?:anymore|at all|inside|now)",
    "feel nothing(?= [|]|$)",
    "everything (?:is|feels|seems) (?:so |just )?(?:dark|black|pointless|hopeless)",
  ),
  // Loneliness.
  either(
    "(?:i feel|i am|im|feeling) (?:so |very |really |completely |totally |always )+(?:alone|lonely)",
    "i feel (?:alone|lonely)(?= (?:[|]|all|every|and)|$)",
    "i (?:have|got) (?:no one|nobody|noone)(?= [|]| to talk| who| left|$)",
    "(?:nobody|no one|noone) (?:loves|likes|wants|needs) me",
    "everyone hates me|everybody hates me",
  ),
];

/** A self that is hated, worthless or a burden. */
export const SELF_HATRED: readonly string[] = [
  either(
    "(?:hate|hated|hates) SELF",
    "i (?:feel|am|m) (?:so |just |completely |totally )?" +
      "(?:worthless|a waste of space|a burden|hopeless|better dead)",
    "im (?:so |just |totally |completely |such )?(?:worthless|a waste of space|a burden)",
    "burden (?:to|on) (?:everyone|my family|my mum|my parents|everybody|my dad)",
  ),
];

/** The urge to hurt others: it is frightening to feel, and help is the same. */
export const TOWARDS_OTHERS: readonly string[] = [
  "(?:im|i am|i|ill|id) (?:scared |afraid |worried |think |that |im |i |going |gonna |want |wanted |" +
    "wanna |might |will |feel |like |could |about |to |of |keep |wanting |thinking |really )*" +
    "(?:hurt|hurting|stab|stabbing|kill|killing|attack|attacking|murder|murdering|strangle|strangling) " +
    "(?:my (?:little |big |baby |step )?(?:brother|sister|mum|dad|family|cousin|friend|teacher|dog|cat|pet|" +
    "classmates?|nan)|someone|somebody|people|everyone|him|her|them|a (?:boy|girl|kid))",
];
