/**
 * Where a visitor goes after signing in: a path of this site, never another one (`//evil.example`, `/\evil`, nor one that
 * is so once a browser has left out its tabs and line breaks).
 */
export function returnTarget(wanted: unknown): string {
  return typeof wanted === "string" && /^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted) ? wanted : "/";
}
