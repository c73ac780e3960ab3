/** `npm run library`: supabase/functions/ms-sparkle-chat/library.ts, what the guide looks things up in, from src/content. */
import { writeFileSync } from "node:fs";
import { LIBRARY_FILE, libraryModule } from "#scripts/guide/makeLibrary";

export default function library() {
  writeFileSync(LIBRARY_FILE, libraryModule());
  console.log(`${LIBRARY_FILE} is up to date with the site's content.`);
}
