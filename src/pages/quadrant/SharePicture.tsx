import { useState } from "react";
import { PICTURE_TEXTS } from "@/content/assessment";
import type { Quadrant } from "@/content/quadrants";
import { Button } from "@/ui/Button";
import { useOneAtATime } from "@/ui/useOneAtATime";
import { shareNatively } from "./shareNatively";

/** A picture of the tile: to the device's share sheet, or else into its downloads. */
export function SharePicture({ quadrant }: { quadrant: Quadrant }) {
  const [status, setStatus] = useState("");
  const oneAtATime = useOneAtATime();

  async function share() {
    setStatus(PICTURE_TEXTS.drawing);
    try {
      // The drawing loads with the first press, because most visitors only read their result.
      const [{ tilePicture }, { saveFile }] = await Promise.all([
        import("./tilePicture"),
        import("@/ui/saveFile"),
      ]);
      const file = await tilePicture(quadrant);
      if (await shareNatively({ files: [file] })) return setStatus("");
      saveFile(file, file.name);
      setStatus(PICTURE_TEXTS.saved);
    } catch (error) {
      console.error(error);
      setStatus(PICTURE_TEXTS.failed);
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void oneAtATime(share)}>
        {PICTURE_TEXTS.button}
      </Button>
      <p role="status" className="order-last w-full not-empty:mt-1">
        {status}
      </p>
    </>
  );
}
