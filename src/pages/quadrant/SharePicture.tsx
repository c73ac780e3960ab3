import { useState } from "react";
import { PICTURE_TEXTS } from "@/content/quadrant/assessment";
import type { Quadrant } from "@/content/quadrant/quadrants";
import { Button } from "@/ui/controls/Button";
import { shareNatively } from "@/ui/behaviour/shareNatively";

/** A picture of the tile: to the device's share sheet, or else into its downloads. */
export function SharePicture({ quadrant }: { quadrant: Quadrant }) {
  const [status, setStatus] = useState("");
  const [isDrawing, setDrawing] = useState(false);

  async function share() {
    setDrawing(true);
    setStatus(PICTURE_TEXTS.drawing);
    try {
      // The drawing loads with the first press, because most visitors only read their result.
      const [{ tilePicture }, { saveFile }] = await Promise.all([
        import("./tilePicture"),
        import("@/ui/behaviour/saveFile"),
      ]);
      const file = await tilePicture(quadrant);
      const isShared = await shareNatively({ files: [file] });
      if (!isShared) saveFile(file, file.name);
      setStatus(isShared ? "" : PICTURE_TEXTS.saved);
    } catch (error) {
      console.error(error);
      setStatus(PICTURE_TEXTS.failed);
    }
    setDrawing(false);
  }

  return (
    <>
      <Button variant="plain" disabled={isDrawing} onClick={() => void share()}>
        {PICTURE_TEXTS.button}
      </Button>
      <p role="status" className="order-last w-full not-empty:mt-1">
        {status}
      </p>
    </>
  );
}
