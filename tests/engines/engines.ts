/** Firefox and WebKit as this computer has them: the distribution's own, or Playwright's. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firefox, webkit } from "@playwright/test";
import { execa } from "execa";
import { findOnPath } from "#scripts/browser";
import { anyFreePort } from "#scripts/ports";
import { START_MS, until } from "./driver";
import { overBidi, overPlaywright, overWebDriver, type Wire, type WireOptions } from "./wires";

interface Start extends WireOptions {
  /** A new folder for all that the browser keeps. */
  folder: string;
}

export interface Engine {
  name: string;
  /** How it can be had. */
  hint: string;
  /** Undefined if it is not on this computer. */
  start: ((options: Start) => Promise<Wire>) | undefined;
}

/** Starts a program that ends with this process. @param heard takes each line that it prints. */
function launch(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  heard: (line: string) => void,
) {
  const child = execa(program, args, { env, all: true, reject: false, buffer: false, stdin: "ignore" });
  void (async () => {
    for await (const line of child.iterable({ from: "all" })) heard(line);
  })();
  return child;
}

const preferencesOf = (downloads: string) =>
  Object.entries({
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.download.alwaysOpenPanel": false,
    "intl.accept_languages": "en-GB",
    "ui.systemUsesDarkTheme": 0,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

async function startFirefox(program: string, options: Start): Promise<Wire> {
  const profile = path.join(options.folder, "profile");
  mkdirSync(profile, { recursive: true });
  writeFileSync(path.join(profile, "user.js"), preferencesOf(options.downloads));
  let address = "";
  const child = launch(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    {},
    (line) => (address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1] ?? address),
  );
  const wire = await overBidi(await until("Firefox that listens", () => address, START_MS), options);
  return {
    ...wire,
    async close() {
      await wire.close();
      await child;
    },
  };
}

/** Without a window's frame and toolbar, which are wider than a phone. */
const WINDOW_OPTIONS = ["--automation", "--full-screen", "--enable-write-console-messages-to-stdout=true"];

async function startWebKit(program: string, display: string, options: Start): Promise<Wire> {
  mkdirSync(options.downloads, { recursive: true });
  writeFileSync(path.join(options.folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${options.downloads}"\n`);
  let screen = "";
  const xvfb = launch(
    display,
    ["-displayfd", "1", "-screen", "0", "1400x1000x24"],
    {},
    (line) => (screen ||= line),
  );
  const number = await until("a screen", () => /^\d+$/.exec(screen)?.[0]);
  const errors: string[] = [];
  const port = await anyFreePort("127.0.0.1");
  const driver = launch(
    program,
    [`--port=${port}`],
    { DISPLAY: `:${number}`, XDG_CONFIG_HOME: options.folder, LANG: "en_GB.UTF-8" },
    (line) => /^CONSOLE .*\bERROR\b/.test(line) && errors.push(line),
  );
  const address = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver that listens", async () => (await fetch(`${address}/status`)).ok, START_MS);
  const wire = await overWebDriver(
    address,
    options,
    { "webkitgtk:browserOptions": { args: WINDOW_OPTIONS } },
    errors,
  );
  return {
    ...wire,
    async close() {
      await wire.close();
      driver.kill();
      await driver;
      xvfb.kill();
      await xvfb;
    },
  };
}

function findFirefox(): Engine["start"] {
  const program = findOnPath("firefox-esr") ?? findOnPath("firefox");
  if (program) return (options) => startFirefox(program, options);
  return existsSync(firefox.executablePath()) ? (options) => overPlaywright(firefox, options) : undefined;
}

function findWebKit(): Engine["start"] {
  const [program, display] = [findOnPath("WebKitWebDriver"), findOnPath("Xvfb")];
  if (program && display) return (options) => startWebKit(program, display, options);
  return existsSync(webkit.executablePath()) ? (options) => overPlaywright(webkit, options) : undefined;
}

export const ENGINES: readonly Engine[] = [
  {
    name: "Firefox",
    hint: "Debian: firefox-esr; elsewhere: npx playwright install firefox",
    start: findFirefox(),
  },
  {
    name: "WebKit",
    hint: "Debian: webkit2gtk-driver and xvfb; elsewhere: npx playwright install webkit",
    start: findWebKit(),
  },
];
