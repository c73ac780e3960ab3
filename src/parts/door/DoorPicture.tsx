import { move } from "@/ui/behaviour/move";

interface DoorPictureProps {
  is: "shut" | "ajar" | "open";
  className: string;
}

const ALL = { x: -4, width: 144, height: 141 };
/** The leaf swings towards its hinges. */
const swing = (leaf: SVGUseElement | null) =>
  move(leaf, { transform: ["scaleX(1)", "scaleX(.2)"], opacity: [1, 1] }, 220);

/** The door of Nila's hut, "no bigger than a tea tray". */
export const DoorPicture = ({ is, className }: DoorPictureProps) => (
  <svg aria-hidden="true" viewBox="-4 0 144 141" className={`shrink-0 ${className}`}>
    <use href="/art/door.svg#frame" {...ALL} />
    <use href={`/art/door.svg#${is}`} {...ALL} />
    {is === "open" && (
      <use ref={swing} href="/art/door.svg#shut" {...ALL} opacity="0" style={{ transformOrigin: "22px 0" }} />
    )}
  </svg>
);
