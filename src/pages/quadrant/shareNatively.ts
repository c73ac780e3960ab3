/** True when the visitor closed the share sheet without sharing, which needs no message. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** @returns true when sharing is done or cancelled; false when the browser cannot share this, or sharing fails. */
export async function shareNatively(data: ShareData): Promise<boolean> {
  try {
    if (typeof navigator.share !== "function" || (data.files && !navigator.canShare?.(data))) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}
