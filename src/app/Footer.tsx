import { Link } from "react-router-dom";
import { FOOTER_GROUPS, SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { Logo } from "./Logo";
import { ThemeChoice } from "./ThemeChoice";

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-card py-12">
      <div className="site-width grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="flex flex-col gap-4">
          <Logo />
          <p className="max-w-[34ch] text-base text-muted">
            Four Money Quadrants: books, stories and a 90-day challenge for ages 8-16.
          </p>
          <ul aria-label="Social media" className="flex flex-wrap gap-x-4 gap-y-1 text-base text-muted">
            {SOCIAL_PLACEHOLDERS.map((name) => (
              <li key={name}>{name}: soon</li>
            ))}
          </ul>
        </div>
        {FOOTER_GROUPS.map(({ label, links }) => (
          <nav key={label} aria-label={`${label}, footer`}>
            <h2 className="mb-2 text-lg">{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="inline-block py-1.5 text-base text-ink hover:underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="site-width mt-10 border-t border-line pt-6">
        <ThemeChoice />
      </div>
    </footer>
  );
}
