/**
 * The site that the browser tests visit: `preview`, and then the service key of its database in a file for the test
 * process alone. The site itself gives that key to nobody.
 */
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const keyFile = process.env.SERVICE_KEY_FILE;
rmSync(keyFile, { force: true });

const { module } = await runnerImport(path.join(root, "scripts/commands/preview.ts"), {
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "@": path.join(root, "src") } },
});
await module.default();

/** Where the embedded backend's plugin keeps the backend of this process. */
const backend = globalThis[Symbol.for("4mq.backend")];
writeFileSync(keyFile, backend.keys.secretKey);
chmodSync(keyFile, 0o600);
