import { useEffect, useRef, type ReactNode } from "react";

interface FocusedHeadingProps {
  level: "h1" | "h2";
  className?: string;
  children: ReactNode;
}

/**
 * The heading of a view that has replaced another: it takes the focus, so that screen readers announce the new view.
 */
export function FocusedHeading({ level: Heading, className = "", children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </Heading>
  );
}
