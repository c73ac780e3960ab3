/** The site's own drawings as text, for a picture that is drawn on this device. */
import { isPage } from "./ownAnswer";
import { DRAWING_TIMEOUT_MS, withTimeout } from "./timeouts";

/** @param file a file under /art/characters/. @throws if it cannot be read. */
export const readDrawing = (file: string): Promise<string> =>
  withTimeout(DRAWING_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(`/art/characters/${file}`, { signal });
    if (!answer.ok || isPage(answer)) throw new Error(`No drawing ${file}: ${answer.status}`);
    return answer.text();
  });
