import { Link } from "react-router-dom";
import { FOOTER_GROUPS, SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { Logo } from "./Logo";
import { ThemeChoice } from "./ThemeChoice";

/** The main links again, the same on every page. */
export const Footer = () => (
  <footer className="site-footer">
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
        <nav key={label} aria-label={`${label}, footer`}>
          <h2>{label}</h2>
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
      <ThemeChoice />
    </div>
  </footer>
);
