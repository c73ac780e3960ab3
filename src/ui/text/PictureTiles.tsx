import { Link } from "react-router-dom";

const COLOURS = ["bg-q2-soft text-q2-ink", "bg-q4-soft text-q4-ink", "bg-q3-soft text-q3-ink"];

interface PictureTile {
  to: string;
  title: string;
  text: string;
  link: string;
  picture: string;
}

/** Three tiles in the map's colours, each with its picture and one link. */
export const PictureTiles = ({ tiles }: { tiles: readonly PictureTile[] }) => (
  <ul className="mt-6 grid gap-4 md:grid-cols-3">
    {tiles.map(({ to, title, text, link, picture }, index) => (
      <li key={to} className={`rounded-tile flex flex-col gap-1 p-5 ${COLOURS[index]}`}>
        <img src={picture} alt="" loading="lazy" width={8} height={5} className="rounded-field mb-2 w-full" />
        <h3>{title}</h3>
        <p className="flex-1">{text}</p>
        <Link to={to} className="font-display inline-flex min-h-11 items-center font-semibold underline">
          {link}
        </Link>
      </li>
    ))}
  </ul>
);
