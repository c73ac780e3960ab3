import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { PLAYS, type PlayPath } from "@/content/play/plays";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { screensOf } from "@/domain/play/walk";
import { AT_START, keepPlayPlace, playPlaces } from "@/storage/play/places";
import { Button } from "@/ui/controls/Button";
import { Player } from "./Player";

interface ClassScreenProps {
  path: PlayPath;
  play: Play;
  onClose: () => void;
}

/** The room of a turn with its words: half a window, so that a back row reads them. */
const DRAWN = { width: 860, height: 540 };

/** A style of its own: no other page has one like it. */
const WHOLE = { margin: 0, width: "100vw", height: "100dvh", maxWidth: "none", maxHeight: "none" };

const scaleNow = () => Math.max(1, Math.min(innerWidth / DRAWN.width, innerHeight / DRAWN.height));

/** The story over the whole window, as large as it has room; a presenter's key goes on. */
export function ClassScreen({ path, play, onClose }: ClassScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState(scaleNow);
  const { id, title } = PLAYS[path];
  // A class begins at the start, not at the end of whoever played before.
  useLayoutEffect(() => {
    const { chosen, at } = playPlaces.read().plays[id] ?? AT_START;
    if (screensOf(play, chosen)[at - 1]?.kind === "end") keepPlayPlace(id, AT_START);
  }, [id, play]);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  useEffect(() => {
    const fit = () => setZoom(scaleNow());
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== "PageDown") return;
      event.preventDefault();
      if (!event.repeat) dialog.current?.querySelector<HTMLButtonElement>("[data-next]")?.click();
    };
    addEventListener("resize", fit);
    addEventListener("keydown", goOn);
    return () => {
      removeEventListener("resize", fit);
      removeEventListener("keydown", goOn);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="bg-paper text-ink"
      style={WHOLE}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div style={{ zoom }} className="px-6 py-4">
        <Player path={path} play={play} isClass />
        <Button variant="quiet" className="mt-4" onClick={() => dialog.current!.close()}>
          {PLAY_TEXTS.close}
        </Button>
      </div>
    </dialog>
  );
}
