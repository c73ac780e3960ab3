import { Check } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { dropIntoJar } from "@/backend/community/jar";
import { JAR_TEXTS } from "@/content/community/jar";
import { dropOf, totalWith } from "@/domain/community/jar";
import { formatPence } from "@/domain/money";
import { droppedOf } from "@/storage/community/dropped";
import { Icon } from "@/ui/text/Icon";
import { JarSheet, shownTitle, type JarOwner } from "./JarSheet";

/** Offers to drop an entry that has arrived into the jar. One press makes the specified update (part 2, section 7). */
export function JarQuestion({ entry, ...owner }: JarOwner & { entry: StoredEntry }) {
  const { userId } = owner;
  // A restored entry may have left its money there.
  const [isIn] = useState(() => dropOf(droppedOf(userId).read(), entry.clientId) !== undefined);
  const close = useEffectEvent(owner.onClosed);
  useEffect(() => {
    if (isIn) close();
  }, [isIn]);
  if (isIn) return null;
  return (
    <JarSheet
      {...owner}
      title={(goal) => JAR_TEXTS.question(shownTitle(goal))}
      afterLabel={JAR_TEXTS.withThis}
      after={({ progress }) => totalWith(progress, entry.pence)}
      yes={JAR_TEXTS.drop}
      no={JAR_TEXTS.notNow}
      note={
        <p className="bg-q2-soft text-q2-ink rounded-field mb-3 flex items-center justify-center gap-2 px-3 py-2 text-base">
          <Icon of={Check} size={20} className="shrink-0" />
          <span>{JAR_TEXTS.saved(formatPence(entry.pence))}</span>
        </p>
      }
      send={({ id }) => dropIntoJar({ ...owner, store: droppedOf(userId) }, entry, id)}
    />
  );
}
