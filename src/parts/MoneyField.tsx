import { leftOut, TOO_MANY_PENCE } from "@/content/leftOut";
import { asciiDigits } from "@/domain/digits";
import { plainPounds } from "@/domain/money";
import { readMoney } from "@/domain/writtenMoney";
import { NumberField, type NumberFieldProps } from "@/ui/controls/NumberField";

const TOO_MANY = /\.\d{3}/u;
const PLAIN_NUMBER = /^\d*[.,٫]?\d{0,2}$/u;
/** Signs that a number field shows, so that the visitor sees what is wrong. */
const SHOWN = /^[-+e]$/iu;

/**
 * A comma as the decimal sign is one, however it comes; an amount that is pasted with a currency or with groups of digits
 * enters without them. The field's own currency stands before the field.
 */
function enterMoney(text: string, currencySign: string): string | undefined {
  const written = asciiDigits(text).trim();
  if (PLAIN_NUMBER.test(written)) return written.replace(/[,٫]/u, ".");
  if (SHOWN.test(text)) return text;
  if (currencySign && written === currencySign) return "";
  const pence = readMoney(currencySign ? written.replace(currencySign, "£") : written);
  return typeof pence === "number" ? plainPounds(pence) : undefined;
}

interface MoneyFieldProps extends Omit<NumberFieldProps, "asNumber" | "before" | "leftOut" | "problemIn"> {
  /** The currency before the number. */
  before?: string | undefined;
}

/** The field for an amount in every form: `type=number`, step 0.01, min 0 (specification part 2, section 5). */
export const MoneyField = ({ before = "", ...field }: MoneyFieldProps) => (
  <NumberField
    inputMode="decimal"
    step="0.01"
    min="0"
    before={before}
    asNumber={(text) => enterMoney(text, before)}
    leftOut={(number) => leftOut(before + number)}
    problemIn={(number) => (TOO_MANY.test(number) ? TOO_MANY_PENCE : undefined)}
    {...field}
  />
);
