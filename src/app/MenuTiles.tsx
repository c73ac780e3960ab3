import { Link } from "react-router-dom";
import { useLikelyUser } from "@/backend/auth";
import { MENU_TILES } from "@/content/menuTiles";

/** In the sheet of a phone, the rooms of somebody who is signed in. */
export const MenuTiles = () =>
  useLikelyUser() && (
    <div className="desk:hidden flex flex-wrap gap-2">
      {MENU_TILES.map(({ to, label, picture }) => (
        <Link
          key={to}
          to={to}
          className="rounded-card bg-q3-soft text-q3-ink font-display flex flex-1 flex-col items-center gap-1 p-3 text-base font-semibold no-underline"
        >
          <svg aria-hidden="true" className="size-12">
            <use href={picture} />
          </svg>
          <span>{label}</span>
        </Link>
      ))}
    </div>
  );
