import type { ReactNode } from "react";

interface PictureCardProps {
  /** The cover whose drawing, without words, stands above the card's content, or beside it. */
  cover: string;
  children: ReactNode;
}

/** A card for one task. Beside tall content, the sky and the ground of the drawing go on beyond its cover. */
export const PictureCard = ({ cover, children }: PictureCardProps) => (
  <section className="surface mx-auto grid max-w-xl overflow-hidden lg:max-w-none lg:grid-cols-2">
    <div className="relative min-h-52 sm:min-h-80">
      <img
        src={`/art/covers/${cover}.svg`}
        alt=""
        className="absolute inset-0 min-h-full w-full max-lg:h-full max-lg:object-cover"
      />
    </div>
    <div className="relative min-w-0 p-6 sm:p-9">{children}</div>
  </section>
);
