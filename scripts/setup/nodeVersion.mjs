/**
 * The Node versions that can run the project: those of Vite 8, `^20.19.0 || >=22.12.0`, except 23, which Vitest 4
 * refuses (package.json's `engines` say the same). The check comes before anything else is loaded, because an old Node
 * would otherwise stop with a syntax error somewhere inside a dependency.
 */
export function nodeIsSupported(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major >= 24;
}

/** @returns the sentence for the person at the terminal, or undefined if the version is supported. */
export function nodeComplaint(version) {
  if (nodeIsSupported(version)) return undefined;
  return `4MQ needs Node 20 (20.19 or later), Node 22 (22.12 or later), or Node 24 or newer, but this is ${version}. Install one of these from https://nodejs.org and run the command again.`;
}
