import { missionPortrait, type Card } from "@/domain/challenge/postcards";
import { Portrait } from "@/parts/shelf/Portrait";
import { portraitOf } from "@/parts/usePerson";
import { levelOf } from "@/storage/shelf/band";
import type { Elements } from "@/ui/elements";

/** One's own portrait; without one, a character of one's own level. */
export const characterOf = (userId: string, card: Card) =>
  portraitOf(userId).portrait ?? missionPortrait(card, levelOf(userId));

interface CardPictureProps {
  userId: string;
  card: Card;
  children?: Elements;
}

/** The land of the money map, with the character on its hills. */
export const CardPicture = ({ userId, card, children }: CardPictureProps) => (
  <div className="relative">
    <img
      src="/art/postcard.svg"
      alt=""
      width={640}
      height={300}
      className="bg-q3-soft rounded-button size-full object-cover"
    />
    <span className="absolute" style={{ left: "12%", top: "22%", width: "23%" }}>
      <Portrait portrait={characterOf(userId, card)} look={portraitOf(userId).look} className="w-full" />
    </span>
    {children}
  </div>
);
