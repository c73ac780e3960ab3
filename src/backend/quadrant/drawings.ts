/** The site's own drawings as text, for a picture that is drawn on this device. */
import { withTimeout } from "@/backend/withTimeout";

const TIMEOUT_MS = 15_000;

/** @param file a file under /art/characters/. @throws if it cannot be read. */
export const readDrawing = (file: string): Promise<string> =>
  withTimeout(TIMEOUT_MS, async (signal) => {
    const answer = await fetch(`/art/characters/${file}`, { signal });
    if (!answer.ok) throw new Error(`No drawing ${file}: ${answer.status}`);
    return answer.text();
  });
