import { useState } from "react";
import { createRoot } from "react-dom/client";
import { playerName } from "@/content/players/playerName";
import { PLAYERS_TEXTS as TEXTS } from "@/content/players/players";
import { MAX_PLAYERS, type Named } from "@/domain/players/names";
import { addName, rename } from "@/storage/players/names";
import { bringBack, removedHere, removePlayer } from "@/storage/players/removed";
import { isAccountPlaying, portraitOfPlayer, switchTo, visitorHere } from "@/storage/players/switch";
import { useNames } from "@/storage/players/useNames";
import { useStored } from "@/storage/useStored";
import { Portrait } from "@/parts/shelf/Portrait";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { NameForm } from "./NameForm";

/** On the list, somebody may be chosen; the other views ask one question each. */
type View = { is: "list" } | { is: "add" } | { is: "rename" | "remove"; id: string };
const LIST: View = { is: "list" };

/** From the tracker, a name is added or the names are changed; nobody is asked to play. */
type StartsWith = "list" | "add" | "names";

interface PlayersDialogProps {
  startsWith: StartsWith;
  onClose: (added?: string) => void;
}

function PlayersDialog({ startsWith, onClose }: PlayersDialogProps) {
  const isSignedIn = isAccountPlaying();
  // From the tracker, the new sheet opens at once.
  const isForSheet = startsWith === "add";
  const [isOpen, setOpen] = useState(true);
  const [view, setView] = useState<View>(startsWith === "add" ? { is: "add" } : LIST);
  const [said, setSaid] = useState("");
  const [added, setAdded] = useState<string>();
  const all = useNames();
  const removed = useStored(removedHere);
  const named = "id" in view ? all.find(({ id }) => id === view.id) : undefined;
  const nameOf = (one: Named) => playerName(one, all.indexOf(one));
  const back = (what = "") => {
    setSaid(what);
    setView(LIST);
  };

  async function add(name: string, first: string) {
    const id = await addName(name);
    const [one] = all;
    if (first && one) await rename(one.id, first);
    setAdded(id);
    if (isForSheet) return setOpen(false);
    back(id ? TEXTS.added(name) : TEXTS.full);
  }

  async function play(id: string) {
    if (await switchTo(id)) location.reload();
    else setSaid(TEXTS.noRoom);
  }

  const title =
    named && view.is === "remove"
      ? TEXTS.removeHeading(nameOf(named))
      : named
        ? TEXTS.rename
        : view.is === "add"
          ? isForSheet
            ? TEXTS.addSheet
            : TEXTS.add
          : startsWith === "names"
            ? TEXTS.names
            : TEXTS.heading;
  return (
    <Dialog open={isOpen} title={title} onClose={() => onClose(added)}>
      {view.is === "add" ? (
        <NameForm
          others={all}
          {...(isForSheet && { label: TEXTS.nameOfSheet })}
          {...(all.length === 1 &&
            !all[0]!.name && { firstLabel: isForSheet ? TEXTS.firstSheet : TEXTS.firstName })}
          onSave={add}
          onBack={() => (isForSheet ? setOpen(false) : back())}
        />
      ) : named && view.is === "rename" ? (
        <NameForm
          others={all.filter((one) => one !== named)}
          defaultValue={named.name}
          onSave={(name) => rename(named.id, name).then(() => back())}
          onBack={() => back()}
        />
      ) : named ? (
        <>
          <p className="mb-5">{TEXTS.removeText}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={async () => back((await removePlayer(named.id)) ? "" : TEXTS.noRoom)}>
              {TEXTS.remove}
            </Button>
            <Button variant="quiet" onClick={() => back()}>
              {TEXTS.back}
            </Button>
          </div>
        </>
      ) : (
        <>
          {startsWith === "list" && <p>{TEXTS.lead}</p>}
          <p className="text-muted mt-2 mb-4 text-base">{isSignedIn ? TEXTS.signedIn : TEXTS.open}</p>
          <ul className="grid gap-3">
            {all.map((one) => (
              <Player
                key={one.id}
                named={one}
                name={nameOf(one)}
                isPlaying={!isSignedIn && one.id === visitorHere()}
                canPlay={!isSignedIn && startsWith === "list"}
                canGo={all.length > 1}
                onPlay={() => void play(one.id)}
                onAsk={(is) => setView({ is, id: one.id })}
              />
            ))}
          </ul>
          <p role="status" className="mt-3 mb-3">
            {said}
          </p>
          <div role="status">
            {removed.map((one) => (
              <p key={one.id} className="mb-3 flex flex-wrap items-center gap-x-3">
                <span>{TEXTS.removed(playerName(one, one.place))}</span>
                <Button
                  variant="plain"
                  onClick={async () =>
                    setSaid(
                      (await bringBack(one)) ? TEXTS.broughtBack(playerName(one, one.place)) : TEXTS.noRoom,
                    )
                  }
                >
                  {TEXTS.bringBack}
                </Button>
              </p>
            ))}
          </div>
          {all.length === MAX_PLAYERS && <p className="text-muted mb-3 text-base">{TEXTS.full}</p>}
          <div className="flex flex-wrap gap-3">
            {all.length < MAX_PLAYERS && (
              <Button variant="quiet" onClick={() => setView({ is: "add" })}>
                {TEXTS.add}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {TEXTS.close}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface PlayerProps {
  named: Named;
  name: string;
  isPlaying: boolean;
  canPlay: boolean;
  canGo: boolean;
  onPlay: () => void;
  onAsk: (what: "rename" | "remove") => void;
}

function Player({ named, name, isPlaying, canPlay, canGo, onPlay, onAsk }: PlayerProps) {
  return (
    <li className="rounded-field border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-2 p-2">
      <Portrait {...portraitOfPlayer(named.id)} size={48} />
      <span className="min-w-0 flex-1">
        <span translate="no" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        {isPlaying && <span className="text-muted block text-base">{TEXTS.now}</span>}
      </span>
      {canPlay && !isPlaying && (
        <Button aria-label={TEXTS.playAs(name)} onClick={onPlay}>
          {TEXTS.play}
        </Button>
      )}
      <span className={canGo ? "flex basis-full gap-x-3" : ""}>
        <Button variant="plain" aria-label={TEXTS.renameOf(name)} onClick={() => onAsk("rename")}>
          {TEXTS.rename}
        </Button>
        {canGo && (
          <Button variant="plain" aria-label={TEXTS.removeOf(name)} onClick={() => onAsk("remove")}>
            {TEXTS.remove}
          </Button>
        )}
      </span>
    </li>
  );
}

/**
 * Opens the dialog in a root of its own, because the menu that asks for it closes.
 * @param startsWith "add" asks for a name at once, and closes after it; "names" shows the list without a choice of player.
 * @returns the id of a name that was added.
 */
export function showPlayers(startsWith: StartsWith = "list"): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const before = visitorHere();
  return new Promise((resolve) => {
    const close = (added?: string) => {
      resolve(added);
      // React may be about to show that the dialog has closed.
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
      // The player was removed, so the page is another’s now.
      if (visitorHere() !== before) location.reload();
    };
    root.render(<PlayersDialog startsWith={startsWith} onClose={close} />);
  });
}
