/**
 * `npm run rules` writes the rules for texts, from supabase/functions/_shared/text, as the database reads them, and what the
 * guide has learnt from examples into its weights.
 */
import { writeFileSync } from "node:fs";
import { TEXT_RULES_FILE } from "#scripts/backend/snapshot";
import { weightsModule, WEIGHTS_FILE } from "#scripts/guide/guideWeights";
import { learntWeights } from "#scripts/guide/communityWeights";
import { textRulesSql } from "#scripts/moderation/textRules";

export default function rules() {
  for (const [file, text] of [
    [TEXT_RULES_FILE, textRulesSql(learntWeights())],
    [WEIGHTS_FILE, weightsModule()],
  ] as const) {
    writeFileSync(file, text);
    console.log(`${file} is up to date.`);
  }
}
