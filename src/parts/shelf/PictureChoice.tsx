import { Check } from "lucide";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";

interface PictureChoiceProps {
  /** The name of the radio buttons that belong together. */
  name: string;
  label: string;
  /** A few words under the label. */
  note?: string;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: Elements;
}

/** One of several pictures; a tick shows the choice besides the colour. */
export const PictureChoice = ({
  name,
  label,
  note,
  isChosen,
  disabled,
  onChoose,
  children,
}: PictureChoiceProps) => (
  <label
    className={`rounded-field has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink choice relative flex flex-col items-center gap-1 border-2 p-2 text-center text-base leading-tight ${disabled ? "border-line text-muted border-dashed" : "border-edge"}`}
  >
    <input
      type="radio"
      name={name}
      checked={isChosen}
      disabled={disabled}
      onChange={onChoose}
      className="sr-only"
    />
    {isChosen && (
      <span className="bg-action text-action-on absolute rounded-full p-1" style={{ top: 6, left: 6 }}>
        <Icon of={Check} size={16} />
      </span>
    )}
    {children}
    <span className="font-semibold">{label}</span>
    {note && <span>{note}</span>}
  </label>
);
