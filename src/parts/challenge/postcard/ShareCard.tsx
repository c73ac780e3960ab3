import { Share } from "lucide";
import { useState } from "react";
import { pictureAlt, SHARE_TEXTS as TEXTS } from "@/content/challenge/postcards";
import type { Card, CardContent } from "@/domain/challenge/postcards";
import { saveFile } from "@/ui/behaviour/saveFile";
import { shareNatively } from "@/ui/behaviour/shareNatively";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { characterOf } from "./CardPicture";

interface ShareCardProps {
  userId: string;
  card: Card;
  content: CardContent;
}

/** True if the device has a share sheet that takes this file. */
const canShare = (file: File): boolean =>
  typeof navigator.share === "function" && navigator.canShare?.({ files: [file] }) === true;

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("The picture could not be read."));
    reader.readAsDataURL(file);
  });

/** A picture of the card, which is seen before it can be saved or shared. It leaves this device only by its owner's hand. */
export function ShareCard({ userId, card, content }: ShareCardProps) {
  const [status, setStatus] = useState("");
  const [isDrawing, setDrawing] = useState(false);
  const [picture, setPicture] = useState<{ file: File; url: string }>();

  async function draw() {
    setDrawing(true);
    setStatus(TEXTS.drawing);
    try {
      const { cardPicture } = await import("./cardDrawing");
      const file = await cardPicture(card, content, characterOf(userId, card));
      setPicture({ file, url: await dataUrl(file) });
      setStatus(TEXTS.seen);
    } catch (error) {
      console.error(error);
      setStatus(TEXTS.failed);
    }
    setDrawing(false);
  }
  function save({ file }: { file: File }) {
    saveFile(file, file.name);
    setStatus(TEXTS.saved);
  }
  async function share(drawn: { file: File }) {
    if (!(await shareNatively({ files: [drawn.file] }))) save(drawn);
  }

  return (
    <div className="mt-3 flex flex-col items-center">
      {picture ? (
        <>
          <img
            src={picture.url}
            alt={pictureAlt(card, content)}
            width={600}
            height={600}
            className="border-line rounded-card w-full border"
            style={{ maxWidth: 360 }}
          />
          <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">
            {canShare(picture.file) && (
              <Button variant="quiet" onClick={() => void share(picture)}>
                <Icon of={Share} size={20} />
                <span>{TEXTS.share}</span>
              </Button>
            )}
            <Button variant="quiet" onClick={() => save(picture)}>
              {TEXTS.save}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="plain" disabled={isDrawing} onClick={() => void draw()}>
          <Icon of={Share} size={20} />
          <span>{TEXTS.open}</span>
        </Button>
      )}
      <p role="status" className="text-center text-base not-empty:mt-3">
        {status}
      </p>
    </div>
  );
}
