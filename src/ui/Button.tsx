import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

type Variant = "primary" | "quiet" | "plain";

const BASE =
  "pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-button px-5 py-2.5 text-center font-display text-[1.0625rem] leading-tight font-semibold no-underline transition-transform duration-150 disabled:opacity-60";

/** A button with a darker bottom edge, which sinks when pressed. */
const VARIANTS: Record<Variant, string> = {
  primary:
    "bg-action text-action-on shadow-[inset_0_-3px_0_var(--action-deep)] enabled:active:translate-y-px enabled:active:shadow-none hover:bg-action-deep hover:text-action-on",
  quiet:
    "bg-card text-ink shadow-[inset_0_0_0_2px_var(--edge),inset_0_-4px_0_var(--line)] enabled:active:translate-y-px enabled:active:shadow-[inset_0_0_0_2px_var(--edge)] hover:bg-q3-soft",
  plain: "text-ink hover:bg-q3-soft hover:text-q3-ink",
};

export const buttonClass = (variant: Variant = "primary", extra = "") =>
  `${BASE} ${VARIANTS[variant]} ${extra}`;

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: Variant;
}

export function Button({ variant = "primary", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

interface LinkButtonProps {
  to: string;
  /** State passed to the page it leads to, besides the address. */
  state?: unknown;
  variant?: Variant;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes to a page. */
export function LinkButton({ to, state, variant = "primary", className, children }: LinkButtonProps) {
  return (
    <Link to={to} state={state} className={buttonClass(variant, className)}>
      {children}
    </Link>
  );
}
