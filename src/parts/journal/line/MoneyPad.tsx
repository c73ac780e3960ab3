import { Delete } from "lucide";
import { LINE_TEXTS } from "@/content/journal/line";
import { PAD_KEYS, type PadKey } from "@/domain/journal/moneyPad";
import { Icon } from "@/ui/text/Icon";

const KEY =
  "pressable rounded-field bg-paper border-line text-ink font-display hover:bg-q3-soft grid place-items-center border text-xl font-semibold";

interface MoneyPadProps {
  /** True once the figures go into the pence. */
  isInPence: boolean;
  onPress: (key: PadKey) => void;
}

/** Ten figures for a thumb. A keyboard types into the field itself, so the keys are no stops on its way. */
export const MoneyPad = ({ isInPence, onPress }: MoneyPadProps) => (
  <div
    role="group"
    aria-label={LINE_TEXTS.pad}
    className="mt-2 grid gap-1"
    style={{ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }}
  >
    {PAD_KEYS.map((key) => (
      <button
        key={key}
        type="button"
        tabIndex={-1}
        className={key === "pence" && isInPence ? `${KEY} border-action` : KEY}
        style={{ height: "2.875rem", touchAction: "manipulation" }}
        {...(key === "pence" && { "aria-pressed": isInPence })}
        {...(key === "back" && { "aria-label": LINE_TEXTS.back })}
        onClick={() => onPress(key)}
      >
        {key === "back" ? <Icon of={Delete} /> : key === "pence" ? LINE_TEXTS.pence : key}
      </button>
    ))}
  </div>
);
