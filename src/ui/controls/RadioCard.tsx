import type { Elements } from "@/ui/elements";
import { CHOICE_CARD } from "./choiceCard";

interface RadioCardProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: Elements;
}

/** One of several answers, each in a card of its own. */
export const RadioCard = ({ name, value, checked, onChoose, children }: RadioCardProps) => (
  <label className={CHOICE_CARD}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="accent-action size-5 shrink-0"
    />
    {children}
  </label>
);
