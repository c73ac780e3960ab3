import path from "node:path";
import { runnerImport } from "vite";
await runnerImport(path.resolve("scripts", process.argv[2] + ".ts"), { configFile: false, logLevel: "error" });
