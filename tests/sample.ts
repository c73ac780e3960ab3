/** Samples for `npm test`, the same for the same code; `npm test -- --all` tries everything, as on the main branch. */
import { createHash } from "node:crypto";
import { hashOfTextRules, migrationsHash, readTextRules } from "#scripts/backend/snapshot";

/** A change of the migrations or of the rules, which decide, draws another sample. */
const SEED = migrationsHash(process.cwd()) + hashOfTextRules(readTextRules(process.cwd()));

const numberOf = (text: string) => createHash("sha256").update(SEED).update(text).digest().readUInt32BE();

/** @returns about one in `share` of the cases, each chosen by what it says. */
export const sample = <Case>(cases: readonly Case[], share: number): Case[] =>
  cases.filter((one) => process.env.TEST_ALL || numberOf(JSON.stringify(one)) % share === 0);
