import { Link, useLocation } from "react-router-dom";
import { FOOTER_GROUPS, SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { Logo } from "./Logo";
import { GUARDED_LOADERS } from "./pageLoaders";
import { ThemeChoice } from "./ThemeChoice";

/** The main links again. Signed-in pages show them in a few lines, because their visitors know the site. */
export function Footer() {
  const short = useLocation().pathname in GUARDED_LOADERS;
  return (
    <footer className="site-footer" data-short={short || undefined}>
      <div className="site-width footer-main">
        <div className="footer-about">
          <Logo />
          <p>Four Money Quadrants: books, stories and a 90-day challenge for ages 8-16.</p>
          <ul aria-label="Social media">
            {SOCIAL_PLACEHOLDERS.map((name) => (
              <li key={name}>{`${name}: soon`}</li>
            ))}
          </ul>
        </div>
        {FOOTER_GROUPS.map(({ label, links }) => (
          <nav key={label} aria-label={`${label}, footer`} className="footer-links">
            <h2 className={short ? "sr-only" : ""}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="site-width">
        <div className="mt-3">
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
