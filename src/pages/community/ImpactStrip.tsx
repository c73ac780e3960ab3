import { Award, Flag, Handshake, HeartHandshake, LifeBuoy, Users } from "lucide";
import { IMPACT } from "@/content/community";
import { Icon } from "@/ui/Icon";

/** As many as there are figures, in their order. */
const LOOKS = [
  { icon: Users, colours: "bg-q3-soft text-q3-ink" },
  { icon: LifeBuoy, colours: "bg-q1-soft text-q1-ink" },
  { icon: Handshake, colours: "bg-q2-soft text-q2-ink" },
  { icon: Flag, colours: "bg-q4-soft text-q4-ink" },
  { icon: Award, colours: "bg-q3-soft text-q3-ink" },
  { icon: HeartHandshake, colours: "bg-q1-soft text-q1-ink" },
] as const;

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
        {IMPACT.figures.map(({ name, count }, index) => {
          const { icon, colours } = LOOKS[index]!;
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
