/**
 * If a registry lacks the binaries of other platforms, npm leaves them out of package-lock.json, and `npm ci` elsewhere
 * stops with "Missing: … from lock file". This adds the entries that npm would have written.
 */
interface LockEntry {
  /** The package's own name, if it is installed under another one. */
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockPackages = Record<string, LockEntry>;

const EXACT_VERSION = /^=?(\d+\.\d+\.\d+\S*)$/;
const CPUS = "x64 arm64 arm ia32 ppc64 s390x riscv64 loong64 mips64el wasm32".split(" ");
const SYSTEMS = "darwin linux win32 freebsd android openharmony sunos netbsd openbsd aix".split(" ");
const LIBC = { gnu: "glibc", musl: "musl" };

/** Packages of binaries carry their platform in their name: `@oxlint/binding-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> | undefined {
  const words = name.split(/[-/@_.]/);
  const cpu = CPUS.filter((word) => words.includes(word));
  if (!cpu.length) return undefined;
  const os = SYSTEMS.filter((word) => words.includes(word));
  const libc = Object.entries(LIBC).flatMap(([word, value]) => (words.includes(word) ? [value] : []));
  return { cpu, ...(libc.length && { libc }), ...(os.length && { os }) };
}

/** The places where Node would look for a package that one in `place` needs, nearest first. */
function* pathsFor(name: string, place: string) {
  const nested = place.split("/node_modules/");
  for (let depth = nested.length; depth > 0; depth--) {
    if (place) yield `${nested.slice(0, depth).join("/node_modules/")}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

interface CompletedLock {
  packages: LockPackages;
  added: string[];
  /** The package is missing, but its name reveals neither its version nor its platform. */
  unknown: string[];
}

export function completeLock(packages: LockPackages): CompletedLock {
  const complete: LockPackages = structuredClone(packages);
  const added: string[] = [];
  const unknown: string[] = [];
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = EXACT_VERSION.exec(range)?.[1];
      const nearest = [...pathsFor(name, place)].find((candidate) => complete[candidate]);
      if (nearest && (!version || complete[nearest]!.version === version)) continue;
      const platform = platformOf(name);
      if (!version || !platform) unknown.push(`${name}@${range}`);
      else {
        // A different version is already at this place, so this one goes below the package that needs it.
        const where = nearest ? `${place}/node_modules/${name}` : `node_modules/${name}`;
        complete[where] = { version, ...platform, ...(dev && { dev }), optional: true };
        added.push(`${name}@${version}`);
      }
    }
  }
  // No registry's address is written, because each npm uses its own.
  for (const entry of Object.values(complete))
    if (/^https?:/.test(entry.resolved ?? "")) delete entry.resolved;
  const sorted = Object.entries(complete).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { packages: Object.fromEntries(sorted), added, unknown };
}

/** @returns the integrity that the registry gives for `name@version`, if it has that package. */
type AskRegistry = (spec: string) => Promise<string | undefined>;

/** Adds the hash that `npm ci` checks each download against, wherever it is missing and the registry knows it. */
export async function addIntegrity(packages: LockPackages, ask: AskRegistry): Promise<LockPackages> {
  const filled: LockPackages = {};
  for (const [place, entry] of Object.entries(packages)) {
    const name = entry.name ?? place.split("node_modules/").at(-1)!;
    // The project itself has no name here, and a linked folder no version.
    const isMissing = name && entry.version && !entry.integrity;
    const integrity = isMissing ? await ask(`${name}@${entry.version}`) : undefined;
    const { version, ...rest } = entry;
    filled[place] = integrity && version ? { version, integrity, ...rest } : entry;
  }
  return filled;
}
