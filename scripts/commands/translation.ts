/** `npm run translation` lists the texts in src that would stay as they were, or break their page, in a translating browser. */
import { bareTexts } from "#scripts/testing/bareTexts";

export default function listBareTexts() {
  const found = bareTexts("src");
  for (const line of found) console.log(line);
  if (found.length) process.exitCode = 1;
}
