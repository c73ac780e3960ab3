import { Users } from "lucide";
import { playerName } from "@/content/players/playerName";
import { PLAYERS_TEXTS as TEXTS } from "@/content/players/players";
import { usePerson } from "@/parts/usePerson";
import { listedNames } from "@/storage/players/listedNames";
import { buttonClass } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";

/** Only for those who share this browser: whoever never added a name meets nothing new. An account signs out instead. */
export function PlayersButton() {
  const user = usePerson();
  const { all, playing } = listedNames();
  if (user || all.length < 2) return null;
  const nth = Math.max(
    0,
    all.findIndex(({ id }) => id === playing),
  );
  const name = playerName(all[nth]!, nth);
  return (
    <button
      type="button"
      aria-label={TEXTS.playing(name)}
      title={TEXTS.heading}
      onClick={() => void import("./PlayersDialog").then((file) => file.showPlayers())}
      className={buttonClass("quiet", "min-w-0")}
      style={{ maxWidth: "11rem" }}
    >
      <Icon of={Users} size={20} className="shrink-0" />
      <span translate="no" className="truncate">
        {name}
      </span>
    </button>
  );
}
