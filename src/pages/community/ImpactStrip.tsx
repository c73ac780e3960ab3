import { Award, Flag, Handshake, HeartHandshake, LifeBuoy, Users, type IconNode } from "lucide";
import { IMPACT } from "@/content/community";
import { Icon } from "@/ui/Icon";

const LOOKS: Record<(typeof IMPACT.figures)[number]["name"], { icon: IconNode; colours: string }> = {
  Heroes: { icon: Users, colours: "bg-q3-soft text-q3-ink" },
  "Help requests": { icon: LifeBuoy, colours: "bg-q1-soft text-q1-ink" },
  "Mentor matches": { icon: Handshake, colours: "bg-q2-soft text-q2-ink" },
  "Active challenges": { icon: Flag, colours: "bg-q4-soft text-q4-ink" },
  Badges: { icon: Award, colours: "bg-q3-soft text-q3-ink" },
  "Kindness quests": { icon: HeartHandshake, colours: "bg-q1-soft text-q1-ink" },
};

export function ImpactStrip() {
  return (
    <section aria-labelledby="impact" className="surface mb-8 p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="impact" className="text-xl">
          {IMPACT.heading}
        </h2>
        <p className="border-edge text-muted rounded-full border-2 border-dashed px-3 py-0.5 text-base">
          {IMPACT.sample}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4 lg:grid-cols-6">
        {IMPACT.figures.map(({ name, count }) => {
          const { icon, colours } = LOOKS[name];
          return (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-muted mt-1 text-base leading-tight">{name}</dt>
              <dd className="font-display flex items-center gap-2.5 text-2xl font-semibold tabular-nums">
                <span
                  className={`rounded-field grid size-10 shrink-0 place-items-center max-sm:hidden ${colours}`}
                >
                  <Icon of={icon} size={22} />
                </span>
                {count}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
