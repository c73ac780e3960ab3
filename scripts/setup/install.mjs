/**
 * Installs the dependencies if they are missing or belong to another package-lock.json. Plain
 * JavaScript, because nothing is installed yet.
 */
import { spawn } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";

const NETWORK_TROUBLE =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
const PROGRESS_INTERVAL_MS = 20000;
const SHOWN_LINES = 12;

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * npm finishes by writing the lock of the actual installation into node_modules. Comparing with it
 * also detects an interrupted install, and accepts an `npm install` run by hand.
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, "node_modules/.package-lock.json"));
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  if (!installed || !wanted) return false;
  return Object.keys(wanted).every((place) => {
    if (place === "") return true; // the project itself
    const here = installed[place];
    // Optional packages are binaries of other platforms, which npm leaves out.
    if (!here) return Boolean(wanted[place].optional || wanted[place].devOptional);
    return here.version === wanted[place].version;
  });
}

/** Runs npm without a shell if possible: npm passes its own path to the commands that it runs. */
function startNpm(root, args) {
  const self = process.env.npm_execpath || "";
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"] };
  if (path.basename(self) === "npm-cli.js") return spawn(process.execPath, [self].concat(args), options);
  return spawn("npm", args, Object.assign({ shell: process.platform === "win32" }, options));
}

function explain(output) {
  const reason = NETWORK_TROUBLE.test(output)
    ? "The package registry could not be reached: is this computer online, and does it need a proxy?"
    : "The message from npm is above, and `npm ci` shows it in full.";
  return `The site's dependencies could not be installed. ${reason}`;
}

const cliError = (sentence) => Object.assign(new Error(sentence), { name: "CliError" });

/** npm empties the folder before it installs; behind a link, that could be another project's folder. */
function refuseLink(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && found.isSymbolicLink())
    throw cliError(
      `${folder} is a link to a folder elsewhere, which installing would empty. Remove the link first.`,
    );
}

/** @throws an error named CliError with one sentence for the person at the terminal. */
export async function install(root) {
  refuseLink(path.join(root, "node_modules"));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log("Installing what the site needs. The first time, this takes about a minute…");
  const reassurance = setInterval(
    () => console.log(`…still installing after ${seconds()} seconds`),
    PROGRESS_INTERVAL_MS,
  );
  let output = "";
  // The site is built and tested with dev dependencies, which NODE_ENV=production must not leave out.
  const npm = startNpm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (part) => (output += part));
  const code = await new Promise((resolve) => {
    npm.on("error", (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
    npm.on("close", resolve);
  });
  clearInterval(reassurance);
  if (code === 0) return console.log(`Installed in ${seconds()} seconds.`);
  // npm gives the reason first; its usage and stack follow.
  const complaints = output.split("\n").filter((line) => line.startsWith("npm error"));
  console.error(complaints.slice(0, SHOWN_LINES).join("\n"));
  throw cliError(explain(output));
}
