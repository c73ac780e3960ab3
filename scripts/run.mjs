import path from "node:path";
import { runnerImport } from "vite";
const {module} = await runnerImport(path.resolve("scripts/commands", process.argv[2] + ".ts"), { configFile: false, logLevel: "error" });
await module.default(process.argv.slice(3));
