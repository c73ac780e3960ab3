import { useEffect, useRef } from "react";

interface TurnHeadingProps {
  name: string;
  takeFocus: boolean;
}

/** A screen's heading, for those who cannot see the circles. It takes the focus without moving the picture. */
export function TurnHeading({ name, takeFocus }: TurnHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current!.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="sr-only">
      {name}
    </h2>
  );
}
