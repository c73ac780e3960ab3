import { BookOpen, Map as MapIcon, ShieldCheck, Star, type IconNode } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { WHY_CHOOSE, type BenefitIcon } from "@/content/home/home";

const ICONS: Record<BenefitIcon, [IconNode, string]> = {
  map: [MapIcon, "bg-q2-soft text-q2-ink"],
  ages: [BookOpen, "bg-q1-soft text-q1-ink"],
  play: [Star, "bg-q4-soft text-q4-ink"],
  safe: [ShieldCheck, "bg-q3-soft text-q3-ink"],
};

export const WhyChoose = () => (
  <section className="bg-card border-line border-y py-12">
    <div className="site-width">
      <h2>{WHY_CHOOSE.heading}</h2>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {WHY_CHOOSE.benefits.map(({ icon, title, text }) => {
          const [shapes, colours] = ICONS[icon];
          return (
            <li key={title} className="flex gap-4">
              <span className={`rounded-field grid size-12 shrink-0 place-items-center ${colours}`}>
                <Icon of={shapes} />
              </span>
              <div>
                <h3>{title}</h3>
                <p className="text-muted mt-1">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
