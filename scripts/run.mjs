/**
 * `node scripts/run.mjs <command> [arguments]` runs every npm command of the project except `format`. It needs nothing
 * but Node, even an old one, so that at worst a fresh clone or an old Node ends with one clear sentence.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { asksForHelp, helpOf } from "./setup/help.mjs";
import { nodeComplaint } from "./setup/nodeVersion.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const commands = path.join(root, "scripts/commands");
const PARENT_CHECK_INTERVAL_MS = 500;

async function run(name, args) {
  const complaint = nodeComplaint(process.version);
  if (complaint) return fail(complaint);
  const names = readdirSync(commands).map((file) => path.basename(file, ".ts"));
  if (!names.includes(name))
    return fail(`Unknown command "${name || ""}". The commands are: ${names.join(", ")}.`);
  const file = path.join(commands, `${name}.ts`);
  if (asksForHelp(args)) return console.log(helpOf(file));
  process.chdir(root);
  endWithParent();
  try {
    const { isInstalled, install } = await import("./setup/install.mjs");
    if (!isInstalled(root)) await install(root);
    const { runnerImport } = await import("vite");
    const alias = { "@": path.join(root, "src") };
    const { module } = await runnerImport(file, { configFile: false, logLevel: "error", resolve: { alias } });
    await module.default(args);
  } catch (error) {
    fail(cliErrorMessage(error, file) || (error && error.stack) || String(error));
  }
}

/**
 * npm passes a kill on to the shell that started this process, and that shell ends without
 * notifying it: without this, the site would keep running after `kill` of a background `npm start`.
 */
function endWithParent() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, "SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(look, PARENT_CHECK_INTERVAL_MS).unref();
}

/** These errors are recognised by name, because vite.config.ts is bundled separately and throws its own class. */
function cliErrorMessage(error, file) {
  if (error && error.name === "UsageError") return `${error.message}\n\n${helpOf(file)}`;
  return error && error.name === "CliError" ? error.message : undefined;
}

/** Exits at once, because an open database or server would keep Node alive for nothing. */
function fail(text) {
  console.error(text);
  process.exit(1);
}

void run(process.argv[2], process.argv.slice(3));
