import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

type Variant = "primary" | "quiet" | "plain";

/** The styles are in src/app/styles/button.css. */
export const buttonClass = (variant: Variant = "primary", extra = "") =>
  `pressable button button-${variant} ${extra}`;

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
