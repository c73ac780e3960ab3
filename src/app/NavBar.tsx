import { ChevronDown, Menu, X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { useEffect, useRef, useState } from "react";
import { Link, NavLink as RouterNavLink, useLocation } from "react-router-dom";
import { ABOUT_LINK, NAV_GROUPS, type NavGroup } from "@/content/navigation";
import { AccountLinks } from "./AccountLinks";
import { Logo } from "./Logo";
import { hasNames } from "@/storage/players/hasNames";
import { PlayersButton, PortraitLink } from "@/parts/today/lateToday";
import { useIsKnown } from "@/storage/useIsKnown";
import { useMenuClosing } from "./menus";
import type { Elements } from "@/ui/elements";

const MENU_ID = "site-menu";
/** The styles are in menu.css, because a list of classes would weigh on every visitor's script. */
const ITEM = "menu-item";
/** Symbols of /art/menu.svg, one for each group. */
const PICTURES = ["books", "stories", "quizzes", "challenge", "resources"];

/** The icon of the guide comes into this place later (chat/chatPlace.ts), and nothing moves. */
const CHAT_PLACE = <span className="chat-place noscript:hidden" />;

const HOME = (
  <Link to="/" aria-label="4MQ, home" className="rounded-field no-underline">
    <Logo />
  </Link>
);

/**
 * One <nav> for all screens, complete in the prerendered HTML and usable before any script runs: the groups are native
 * disclosures; on a phone the nav is a native popover that fills the screen, on a desktop it is part of the header.
 * @param isWhole false if the groups' links, which nobody sees yet, may come later.
 */
export function NavBar({ isWhole }: { isWhole: boolean }) {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** The sheet of a phone: its pictures come with its first opening, so that no page's HTML carries them. */
  const [wasOpened, setWasOpened] = useState(false);
  useMenuClosing(nav, key);
  const known = useIsKnown();
  // The mark of public/theme.js follows what has changed since the first paint.
  useEffect(() => void document.documentElement.toggleAttribute("data-known", known), [known]);
  const portrait = known && <PortraitLink />;
  return (
    <header className="border-line bg-paper low:static sticky top-0 z-40 border-b">
      <div className="site-width desk:flex-nowrap desk:gap-4 flex min-h-18 flex-wrap items-center gap-2 py-2">
        {HOME}
        <div className="desk:hidden flex flex-1 items-center justify-end gap-2">
          {portrait}
          {CHAT_PLACE}
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label="Menu"
            className="rounded-field border-edge bg-card text-ink grid size-12 place-items-center border-2"
          >
            <Icon of={Menu} />
          </button>
        </div>
        <nav
          ref={nav}
          id={MENU_ID}
          popover="auto"
          aria-label="Main"
          className={wasOpened ? "site-menu site-sheet" : "site-menu"}
          onBeforeToggle={() => setWasOpened(true)}
        >
          <div className="desk:hidden flex items-center justify-between">
            {HOME}
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label="Close menu"
              className="rounded-field border-edge bg-card text-ink grid size-12 place-items-center border-2"
            >
              <Icon of={X} />
            </button>
          </div>
          <ul className="desk:mr-auto desk:flex-row desk:items-center desk:gap-0 flex flex-col gap-1">
            {NAV_GROUPS.map((group, nth) => (
              <li key={group.label} className="relative">
                <MenuGroup
                  {...group}
                  links={isWhole ? group.links : []}
                  picture={wasOpened ? <Picture of={PICTURES[nth]!} /> : undefined}
                />
              </li>
            ))}
            <li>
              <RouterNavLink to={ABOUT_LINK.to} className={ITEM}>
                {wasOpened && <Picture of="about" />}
                <span>{ABOUT_LINK.label}</span>
              </RouterNavLink>
            </li>
          </ul>
          {CHAT_PLACE}
          <AccountLinks>
            {known && hasNames() && <PlayersButton />}
            {known && <PortraitLink hasTiles={wasOpened} />}
          </AccountLinks>
        </nav>
      </div>
    </header>
  );
}

const Picture = ({ of }: { of: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32">
    <use href={`/art/menu.svg#${of}`} />
  </svg>
);

function MenuGroup({ label, links, picture }: NavGroup & { picture?: Elements }) {
  return (
    <details name="site-nav" className="group">
      <summary className={ITEM}>
        {picture}
        <span className="mr-auto">{label}</span>
        <Icon
          of={ChevronDown}
          size={18}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="site-submenu">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <RouterNavLink to={to} end className={ITEM}>
              {text}
            </RouterNavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
