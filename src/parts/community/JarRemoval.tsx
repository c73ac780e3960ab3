import { takeOutOfJar } from "@/backend/community/jar";
import { JAR_TEXTS } from "@/content/community/jar";
import { totalWithout, type Drop } from "@/domain/community/jar";
import { formatPence } from "@/domain/money";
import { droppedOf } from "@/storage/community/dropped";
import { JarSheet, shownTitle, type JarOwner } from "./JarSheet";

/** After the removal of an entry whose money is in the jar: its owner says whether it comes out. */
export const JarRemoval = ({ drop, ...owner }: JarOwner & { drop: Drop }) => (
  <JarSheet
    {...owner}
    goalId={drop.goal}
    title={(goal) => JAR_TEXTS.takeOutQuestion(formatPence(drop.amount), shownTitle(goal))}
    afterLabel={JAR_TEXTS.withoutThis}
    after={({ progress }) => totalWithout(progress, drop.amount)}
    yes={JAR_TEXTS.takeOut}
    no={JAR_TEXTS.leaveIn}
    note={<p className="mb-3">{JAR_TEXTS.removed}</p>}
    send={() => takeOutOfJar({ ...owner, store: droppedOf(owner.userId) }, drop.entry)}
  />
);
