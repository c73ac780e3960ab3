import { plainPounds } from "@/domain/money";
import { readMoney } from "@/domain/writtenMoney";
import { NumberField, type NumberFieldProps } from "@/ui/controls/NumberField";

const PLAIN_NUMBER = /^\s*\d*\.?\d*\s*$/;

/**
 * A comma as the decimal sign is one, however it comes; an amount that is pasted with a currency or with groups of digits
 * enters without them. Single letters are left to the browser, which drops them.
 */
function enterMoney(text: string, currencySign: string): string | undefined {
  if (/^[,，٫]$/u.test(text)) return ".";
  if (text.length === 1 || PLAIN_NUMBER.test(text)) return text;
  const pence = readMoney(text.replace(currencySign, ""));
  return typeof pence === "number" ? plainPounds(pence) : undefined;
}

interface MoneyFieldProps extends Omit<NumberFieldProps, "asNumber" | "before"> {
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
    {...field}
  />
);
