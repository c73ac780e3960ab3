import type { ReactNode } from "react";

interface RadioCardProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several answers, each in a card of its own. */
export const RadioCard = ({ name, value, checked, onChoose, children }: RadioCardProps) => (
  <label className="rounded-button border-edge bg-card has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink has-focus-visible:outline-action flex min-h-13 items-center gap-3.5 border-2 px-4 py-2 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="accent-action size-5 shrink-0 outline-none"
    />
    {children}
  </label>
);
