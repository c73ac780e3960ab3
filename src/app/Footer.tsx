import { Link, useLocation } from "react-router-dom";
import { FOOTER_GROUPS, SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { Logo } from "./Logo";
import { GUARDED_LOADERS } from "./pageLoaders";
import { ThemeChoice } from "./ThemeChoice";

/** The main links again. On signed-in pages in few lines: whoever is there knows the site. */
export function Footer() {
  const short = useLocation().pathname in GUARDED_LOADERS;
  return (
    <footer className="border-line bg-card mt-16 border-t pt-5 pb-20 sm:pt-12 sm:pb-24">
      <div
        className={`site-width flex flex-wrap justify-between gap-x-4 ${short ? "" : "gap-y-3 sm:gap-y-10 lg:grid lg:grid-cols-[1.4fr_repeat(3,1fr)]"}`}
      >
        <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start lg:gap-y-4">
          {!short && (
            <>
              <Logo />
              <p className="text-muted max-w-[34ch] text-base max-sm:hidden">
                Four Money Quadrants: books, stories and a 90-day challenge for ages 8-16.
              </p>
            </>
          )}
          <ul
            aria-label="Social media"
            className="text-muted flex min-w-0 flex-[1_1_11rem] flex-wrap gap-x-3 text-sm sm:text-base lg:flex-none"
          >
            {SOCIAL_PLACEHOLDERS.map((name) => (
              <li key={name}>{name}: soon</li>
            ))}
          </ul>
        </div>
        {FOOTER_GROUPS.map(({ label, links }) => (
          <nav key={label} aria-label={`${label}, footer`}>
            <h2 className={short ? "sr-only" : "mb-1 text-base sm:mb-2 sm:text-lg"}>{label}</h2>
            <ul className={short ? "flex flex-wrap gap-x-4" : ""}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="text-ink inline-block py-1 text-base hover:underline sm:py-1.5"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`site-width mt-3 ${short ? "" : "sm:mt-10"}`}>
        <div className={short ? "" : "border-line sm:border-t sm:pt-6"}>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
