/** The visitor closed the share sheet without sharing, or has a sheet open from an earlier press (Web Share, section 3.1). */
const NO_FAILURES = ["AbortError", "InvalidStateError"];
const needsNoMessage = (error: unknown) => error instanceof Error && NO_FAILURES.includes(error.name);

/** The sheets that are open. Some browsers refuse another one as they refuse what is not allowed at all. */
let open = 0;

/**
 * @returns true when sharing is done or cancelled, or a sheet is already open; false when the browser cannot share this, or
 * sharing fails.
 */
export async function shareNatively(data: ShareData): Promise<boolean> {
  const isOpen = open > 0;
  open += 1;
  try {
    if (typeof navigator.share !== "function" || (data.files && !navigator.canShare?.(data))) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return isOpen || needsNoMessage(error);
  } finally {
    open -= 1;
  }
}
