import { useEffect, useRef, type ReactNode } from "react";

interface FocusedHeadingProps {
  level: "h1" | "h2";
  className?: string;
  children: ReactNode;
}

/** The heading of a view that took another one's place: it takes the focus, so that readers hear what is there now. */
export function FocusedHeading({ level: Heading, className = "", children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </Heading>
  );
}
