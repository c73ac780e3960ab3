import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a view that took another one's place: it takes the focus, so that readers hear what is there now. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="pr-12 outline-none">
      {children}
    </h1>
  );
}
