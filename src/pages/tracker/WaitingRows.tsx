import { useState } from "react";
import { IMPORT_REPORT_TEXTS } from "@/content/tracker/importReport";
import { cleanText } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import type { WaitingRows as Group } from "./importFile";

/** Rows whose money may not have moved, or that may be totals, are added if the visitor says so. */
export function WaitingRows({ waiting }: { waiting: readonly Group[] }) {
  const isSaid = ({ doubts }: Group) => doubts.some(({ is }) => is === "said");
  return (
    <>
      <Choices groups={waiting.filter(isSaid)} sentence={IMPORT_REPORT_TEXTS.waiting} />
      <Choices
        groups={waiting.filter((group) => !isSaid(group))}
        sentence={IMPORT_REPORT_TEXTS.waitingSums}
      />
    </>
  );
}

const textsOf = (groups: readonly Group[]) => [
  ...new Set(groups.flatMap(({ doubts }) => doubts.map(({ text }) => cleanText(text)))),
];

interface ChoicesProps {
  groups: readonly Group[];
  sentence: (count: number, texts: readonly string[]) => string;
}

function Choices({ groups, sentence }: ChoicesProps) {
  const [said, setSaid] = useState<ReadonlyMap<Group, string>>(new Map());
  async function add(group: Group) {
    const count = await group.add();
    const result = count === undefined ? IMPORT_REPORT_TEXTS.noRoom : IMPORT_REPORT_TEXTS.added(count);
    setSaid((before) => new Map(before).set(group, result));
  }
  if (!groups.length) return null;
  const open = groups.filter((group) => !said.has(group));
  const total = open.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mt-4 [overflow-wrap:anywhere]">
      {open.length > 0 && <p className="mb-3">{sentence(total, textsOf(open))}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {groups.map((group, nth) =>
          said.has(group) ? (
            <p key={nth} role="status">
              {said.get(group)}
            </p>
          ) : (
            <Button key={nth} variant="quiet" onClick={() => void add(group)}>
              {groups.length === 1
                ? IMPORT_REPORT_TEXTS.addWaiting(group.count)
                : IMPORT_REPORT_TEXTS.addSome(group.count, textsOf([group]))}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}
