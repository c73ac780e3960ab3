import { levelOfPortrait, type Look, type Portrait as PortraitName } from "@/domain/shelf/portrait";

interface PortraitProps {
  /** Without one, a smiling coin. */
  portrait: PortraitName | null;
  look: Look;
  /** Shows the frame alone. */
  isEmpty?: boolean;
  /** In pixels; by default, as `className` says. */
  size?: number;
  className?: string;
}

/** A character of the books in a round frame. The words are beside it. */
export const Portrait = ({ portrait, look, isEmpty, size, className = "" }: PortraitProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    width={size}
    height={size}
    className={`shrink-0 ${className}`}
  >
    {isEmpty ? null : portrait ? (
      <use
        href={`/art/characters/level-${levelOfPortrait(portrait)}.svg#${portrait}`}
        x="11"
        y="11"
        width="78"
        height="78"
      />
    ) : (
      <use href="/art/looks.svg#nobody" />
    )}
    <use href={`/art/looks.svg#${look}`} />
  </svg>
);
