import { useState } from "react";
import { playerName } from "@/content/players/playerName";
import { withNameOf } from "@/domain/tracker/tracker";
import { useNames } from "@/storage/players/useNames";
import { visitorHere } from "@/storage/players/switch";
import { SHELF_COPY_TEXTS } from "@/content/shelf/shelfCopy";
import { KeepingHelp } from "@/parts/KeepingHelp";
import { ownFile } from "@/parts/ownFile";
import { saveFile } from "@/ui/behaviour/saveFile";
import { Button } from "@/ui/controls/Button";

const noDatabase = () => Promise.resolve({});

/** A file of everything that this browser keeps: the shelf, the quizzes, the reading places, the plans and the tracker. */
export function OwnCopy({ userId }: { userId: string | undefined }) {
  const [status, setStatus] = useState("");
  const all = useNames();
  const nth = userId || all.length < 2 ? -1 : all.findIndex(({ id }) => id === visitorHere());
  const playing = nth >= 0 && playerName(all[nth]!, nth);

  async function download() {
    setStatus("");
    try {
      saveFile(
        await ownFile(userId, "csv", noDatabase),
        withNameOf(nth < 0 ? "" : all[nth]!.name, SHELF_COPY_TEXTS.fileName),
      );
      setStatus(SHELF_COPY_TEXTS.done);
    } catch (error) {
      console.error(error);
      setStatus(SHELF_COPY_TEXTS.failed);
    }
  }

  return (
    <section aria-labelledby="copy" className="surface p-5 sm:p-6">
      <h2 id="copy" className="mb-1">
        {SHELF_COPY_TEXTS.heading}
      </h2>
      <p className="mb-4 max-w-[39em]">{SHELF_COPY_TEXTS.lead}</p>
      {playing && <p className="mb-4 max-w-[39em]">{SHELF_COPY_TEXTS.holds(playing)}</p>}
      <Button variant="quiet" onClick={() => void download()}>
        {SHELF_COPY_TEXTS.download}
      </Button>
      <p role="status" className="text-muted mt-2 mb-4">
        {status}
      </p>
      <KeepingHelp />
    </section>
  );
}
