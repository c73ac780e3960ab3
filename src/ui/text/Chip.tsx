import type { ReactNode } from "react";

interface ChipProps {
  /** Classes for the ground and the text. */
  colours: string;
  small?: boolean;
  children: ReactNode;
}

/** A pill with a few words, perhaps after an icon. */
export const Chip = ({ colours, small, children }: ChipProps) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full font-semibold ${small ? "px-2.5 py-0.5 text-sm" : "px-3.5 py-1 text-base"} ${colours}`}
  >
    {children}
  </span>
);
