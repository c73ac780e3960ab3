import type { DeedKind } from "@/domain/deeds/deeds";

interface DeedMarkProps {
  kind: DeedKind;
  /** A berry at level 1, and a bead at 2 and 3. */
  level: number;
  size: number;
  /** Its place within a drawing. */
  x?: number;
  y?: number;
}

/** A kind of deed by colour and by shape; the words are beside it. It can be part of another drawing. */
export const DeedMark = ({ kind, level, size, x, y }: DeedMarkProps) => (
  <svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="0 0 28 28" className="shrink-0">
    <use href={`/art/deeds.svg#${level > 1 ? "bead" : "berry"}-${kind}`} />
  </svg>
);
