import { CLOSING } from "@/content/home/home";
import { LinkButton } from "@/ui/controls/Button";

export const ClosingCall = () => (
  <section className="site-width pt-12">
    <div className="rounded-tile bg-q3-soft text-q3-ink flex flex-wrap items-center gap-x-8 gap-y-6 p-7 sm:p-12">
      <div className="flex-[1_1_min(16rem,100%)]">
        <h2>{CLOSING.heading}</h2>
        <p className="mt-2 max-w-[32.5em] text-xl">{CLOSING.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {CLOSING.buttons.map(({ to, label }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  </section>
);
