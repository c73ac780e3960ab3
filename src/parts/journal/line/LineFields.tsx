import { useRef, useState, type KeyboardEvent } from "react";
import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import type { StartingDraft } from "@/domain/journal/entryDraft";
import { FIRST_ENTRY_DAY, lastEntryDay, type EntryProblem } from "@/domain/journal/journal";
import { padKeyOf, padOf, padText, pressed, type PadKey } from "@/domain/journal/moneyPad";
import { formatPence, parsePounds } from "@/domain/money";
import { TypeChoice } from "@/parts/journal/EntryFields";
import { problemAt } from "@/parts/journal/entryProblems";
import { useMovingDay } from "@/parts/journal/useMovingDay";
import { MoneyField } from "@/parts/MoneyField";
import { enterText } from "@/ui/controls/enterText";
import { Field } from "@/ui/controls/Field";
import { DetailTiles } from "./DetailTiles";
import { MoneyPad } from "./MoneyPad";

/** The label lies inside the field. */
const LOW_FIELD =
  "relative [&>label]:text-muted [&>label]:absolute [&>label]:top-1.5 [&>label]:left-4 [&>label]:text-sm [&>label]:leading-tight";

interface LineFieldsProps {
  start: StartingDraft;
  today: Day;
  problem: EntryProblem | undefined;
  onDay: (day: string) => void;
  onMoved: () => void;
}

/** Type, amount, detail and date, as the whole form has them, with a pad that writes into the field for the amount. */
export function LineFields({ start, today, problem, onDay, onMoved }: LineFieldsProps) {
  const [type, setType] = useState(start.type);
  const [pad, setPad] = useState(() => padOf(start.amount));
  /** Read out after a press on the pad; what is typed, the field reads out itself. */
  const [spoken, setSpoken] = useState("");
  const amount = useRef<HTMLInputElement>(null);
  const date = useMovingDay(today, () => {
    onDay(today);
    onMoved();
  });

  function press(key: PadKey) {
    const input = amount.current!;
    // Something may have been typed or pasted since the last press.
    const next = pressed(padText(pad) === input.value ? pad : padOf(input.value), key);
    setPad(next);
    enterText(input, padText(next));
    setSpoken(formatPence(parsePounds(padText(next)) ?? 0));
  }

  /** Figures reach the amount from the other controls, which have no use for them. */
  function pressByKeyboard(event: KeyboardEvent<HTMLDivElement>) {
    const { target, ctrlKey, metaKey, altKey } = event;
    const isField = target instanceof HTMLInputElement && target.type !== "radio";
    const key = isField || ctrlKey || metaKey || altKey ? undefined : padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys that its controls leave over
    <div onKeyDown={pressByKeyboard}>
      <TypeChoice value={type} onChange={setType} isLow />
      <MoneyField
        ref={amount}
        label={FORM_TEXTS.amount}
        name="amount"
        wrong={DASHBOARD_TEXTS.amountOutOfBounds}
        required
        before="£"
        // The pad lies below, so a phone's own keyboard would only cover it.
        inputMode="none"
        autoComplete="off"
        defaultValue={start.amount}
        error={problemAt("amount", problem, today)}
        className={`${LOW_FIELD} [&_input]:pt-5 [&_input]:pb-0.5`}
        style={{ fontSize: "2.25rem", lineHeight: 1.1 }}
        onInput={({ currentTarget: { value } }) =>
          setPad((before) => (padText(before) === value ? before : padOf(value)))
        }
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <MoneyPad isInPence={pad.pence !== undefined} onPress={press} />
      {/* Each type has its own details, so a change of type clears the choice. */}
      <DetailTiles
        key={type}
        type={type}
        chosen={type === start.type ? start.detail : ""}
        error={problemAt("detail", problem, today)}
      />
      <Field
        ref={date}
        label={FORM_TEXTS.date}
        name="entry_date"
        type="date"
        defaultValue={start.day}
        min={FIRST_ENTRY_DAY}
        max={lastEntryDay(today)}
        required
        error={problemAt("entry_date", problem, today)}
        className={`${LOW_FIELD} mt-2 [&_input]:pt-5 [&_input]:pb-0.5 [&_input]:leading-tight`}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
    </div>
  );
}
