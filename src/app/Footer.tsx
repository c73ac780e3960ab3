import { Link } from "react-router-dom";
import { FOOTER_GROUPS, SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { Logo } from "./Logo";
import { ThemeChoice } from "./ThemeChoice";

export function Footer() {
  return (
    <footer className="border-line bg-card mt-16 border-t pt-12 pb-24">
      <div className="site-width grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="col-span-2 flex flex-col gap-4 lg:col-span-1">
          <Logo />
          <p className="text-muted max-w-[34ch] text-base">
            Four Money Quadrants: books, stories and a 90-day challenge for ages 8-16.
          </p>
          <ul aria-label="Social media" className="text-muted flex flex-wrap gap-x-4 gap-y-1 text-base">
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
                  <Link to={link.to} className="text-ink inline-block py-1.5 text-base hover:underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="site-width mt-10">
        <div className="border-line border-t pt-6">
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
