/**
 * Returns the path to which a visitor goes after signing in: always on this site, never on another
 * one (`//evil.example`, `/\evil`, or a path that becomes one of these once a browser has removed
 * its tabs and line breaks).
 */
export function returnTarget(wanted: unknown): string {
  return typeof wanted === "string" && /^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted) ? wanted : "/";
}
