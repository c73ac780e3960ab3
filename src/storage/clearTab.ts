/** Forgets what this tab keeps for whoever sits there: answers that were begun, results that were not saved. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: nothing is kept.
  }
}
