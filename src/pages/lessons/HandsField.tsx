import { MOST_HANDS } from "@/domain/lessons/hands";
import { allHands, countHands, handsIn } from "@/storage/lessons/hands";
import { useStored } from "@/storage/useStored";

interface HandsFieldProps {
  path: string;
  /** The screen's, as handsName makes it. */
  name: string;
  /** Its place, from 0. */
  choice: number;
  label: string;
  className: string;
}

const DIGITS = String(MOST_HANDS).length;

/** A field for the hands of one choice. Of what is typed, it takes digits alone. */
export function HandsField({ path, name, choice, label, className }: HandsFieldProps) {
  const count = handsIn(useStored(allHands), path)[name]?.[choice] ?? "";
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      className={className}
      value={count}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, "").slice(0, DIGITS);
        countHands(path, name, choice, digits ? Number(digits) : null);
      }}
    />
  );
}
