import { useEffect, useRef } from "react";
import { Portrait } from "@/parts/shelf/Portrait";
import { portraitOf } from "@/parts/usePerson";

const HOP_MS = 220;

/** One's own portrait between rays: the goal is reached. It hops once, unless motion is to be reduced. */
export function Cheering({ userId }: { userId: string }) {
  const face = useRef<HTMLSpanElement>(null);
  const { portrait, look } = portraitOf(userId);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    face.current?.animate?.([{ translate: "0 0" }, { translate: "0 -14px" }, { translate: "0 0" }], {
      duration: HOP_MS,
      iterations: 2,
    });
  }, []);
  return (
    <span className="relative grid size-32 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 128 128" className="absolute inset-0">
        <use href="/art/goals.svg#rays" />
      </svg>
      <span ref={face}>
        <Portrait portrait={portrait} look={look} size={92} />
      </span>
    </span>
  );
}
