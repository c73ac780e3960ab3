/** The visitor closed the share sheet without sharing, or has a sheet open from an earlier press (Web Share, section 3.1). */
const NO_FAILURES = ["AbortError", "InvalidStateError"];
const needsNoMessage = (error: unknown) => error instanceof DOMException && NO_FAILURES.includes(error.name);

/**
 * @returns true when sharing is done or cancelled, or a sheet is already open; false when the browser cannot share this, or
 * sharing fails.
 */
export async function shareNatively(data: ShareData): Promise<boolean> {
  try {
    if (typeof navigator.share !== "function" || (data.files && !navigator.canShare?.(data))) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return needsNoMessage(error);
  }
}
