/** A command's child processes: found in node_modules without a shell, and never outliving the command. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";

type Environment = Record<string, string>;

const running = new Set<ChildProcess>();
const KILL_AFTER_MS = 8000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Ctrl-C reaches the children directly, because they share the terminal; a `kill` reaches only this process. */
function endWithChildren() {
  for (const [signal, code] of Object.entries(EXIT_CODES) as [keyof typeof EXIT_CODES, number][])
    process.once(signal, () => {
      if (signal === "SIGTERM") for (const child of running) child.kill("SIGINT"); // as if it were Ctrl-C: all of them clean up then
      const leave = () => process.exit(code);
      const killAll = () => {
        for (const child of running) child.kill("SIGKILL");
        leave();
      };
      setTimeout(killAll, KILL_AFTER_MS).unref();
      void Promise.all([...running].map((child) => once(child, "close"))).then(leave);
    });
}

/** @returns the JavaScript file behind a package's command, which works the same way on every system. */
export function binOf(packageName: string, bin = packageName) {
  const folder = path.resolve("node_modules", packageName);
  const { bin: bins } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin: string | Environment;
  };
  const file = typeof bins === "string" ? bins : bins[bin];
  if (!file) throw new Error(`${packageName} has no command ${bin}`);
  return path.join(folder, file);
}

let watchingSignals = false;

function trackChild(child: ChildProcess) {
  if (!watchingSignals) endWithChildren();
  watchingSignals = true;
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

interface StartOptions {
  cwd?: string;
  env?: Environment;
  /** The output's destination; a number is an open file. */
  stdout?: "inherit" | "pipe" | number;
  stderr?: "inherit" | number;
}

/** Starts a JavaScript file in a separate Node, without standard input. */
export function startNode(
  args: readonly string[],
  { cwd, env = {}, stdout = "inherit", stderr = "inherit" }: StartOptions = {},
) {
  return trackChild(
    spawn(process.execPath, args, {
      ...(cwd && { cwd }),
      stdio: ["ignore", stdout, stderr],
      env: { ...process.env, ...env },
    }),
  );
}

/** @returns whether it succeeded. */
export async function runNode(args: readonly string[], options: StartOptions = {}) {
  const [code] = (await once(startNode(args, options), "close")) as [number | null];
  return code === 0;
}

/** Runs npm in a folder. @returns whether it succeeded. */
export async function runNpm(args: readonly string[], cwd: string) {
  const onWindows = process.platform === "win32"; // npm is a batch file there
  const child = trackChild(
    spawn("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"], shell: onWindows }),
  );
  const [code] = (await once(child, "close")) as [number | null];
  return code === 0;
}
