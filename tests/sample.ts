/** Samples for `npm test`, the same for the same code; `npm test -- --all` tries everything, as on the main branch. */
import { createHash } from "node:crypto";
import { migrationsHash, readTextRules } from "#scripts/backend/snapshot";

/** Whatever changes what the database decides, draws another sample. */
const SEED =
  migrationsHash(process.cwd()) + createHash("sha256").update(readTextRules(process.cwd())).digest("hex");

const numberOf = (text: string) => createHash("sha256").update(SEED).update(text).digest().readUInt32BE();

/** @returns about one in `share` of the cases, each chosen by what it says. */
export const sample = <Case>(cases: readonly Case[], share: number): Case[] =>
  cases.filter((one) => process.env.TEST_ALL || numberOf(JSON.stringify(one)) % share === 0);
