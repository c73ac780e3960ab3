/** Where a visitor goes after signing in: a path of this site, never another one (`//evil.example`, `/\evil`). */
export function returnTarget(wanted: unknown): string {
  return typeof wanted === "string" && /^\/(?![/\\])/.test(wanted) ? wanted : "/";
}
