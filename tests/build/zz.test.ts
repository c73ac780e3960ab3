import { it } from "vitest";
import { brotliKib, keyOf, readSite, scriptsOf, weight } from "./site";
it("w", () => {
  const shell = scriptsOf(keyOf(/^_entry-.*\.js$/), keyOf(/^_shell-/));
  const landing = new Set([...shell, ...scriptsOf("src/pages/home/HomePage.tsx")]);
  for (const f of landing) console.log(f, brotliKib(readSite(f)).toFixed(3));
  console.log("landing", weight(landing) + brotliKib(readSite("theme.js")));
  const chat = scriptsOf("src/app/chat/Chat.tsx"),
    box = scriptsOf("src/app/chat/ChatBox.tsx");
  for (const f of new Set([...chat, ...box]))
    if (!shell.has(f)) console.log("chat", f, brotliKib(readSite(f)).toFixed(3));
});
