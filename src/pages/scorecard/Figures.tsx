import { CalendarCheck, Coins, Flag, Lightbulb, ShoppingBasket, Wallet, type IconNode } from "lucide";
import { Link } from "react-router-dom";
import { ownFigures, type OwnFigure } from "@/content/scorecard/ownFigures";
import { SCORECARD_FIGURES as TEXTS, SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import { formatPence, formatPercent } from "@/domain/money";
import type { Kpi } from "@/domain/scorecard/scorecard";
import { Icon } from "@/ui/text/Icon";

/** Six figures, each with what it means: in general for the sample, else for the user's own. */
export function Figures({ kpi, isSample }: { kpi: Kpi; isSample: boolean }) {
  const own = ownFigures(kpi);
  const told = (name: keyof typeof TEXTS) => ({
    label: TEXTS[name].label,
    ...(isSample ? { sentence: TEXTS[name].meaning } : own[name]),
  });
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mt-3 mb-5">
        {isSample ? SCORECARD_TEXTS.sampleFiguresHeading : SCORECARD_TEXTS.figuresHeading}
      </h2>
      <dl className="grid gap-3 sm:gap-6" style={TWO_OR_THREE}>
        <Figure
          {...told("savingsRate")}
          icon={Coins}
          colours="bg-q4-soft text-q4-ink"
          figure={formatPercent(kpi.savingsRate)}
        />
        <Figure
          {...told("weeklyEarnings")}
          icon={Wallet}
          colours="bg-q2-soft text-q2-ink"
          figure={formatPence(kpi.weeklyEarnings)}
        />
        <Figure
          {...told("weeklySpending")}
          icon={ShoppingBasket}
          colours="bg-q1-soft text-q1-ink"
          figure={formatPence(kpi.weeklySpending)}
        />
        <Figure
          {...told("streakDays")}
          icon={CalendarCheck}
          colours="bg-q1-soft text-q1-ink"
          figure={TEXTS.streakDays.days(kpi.streakDays)}
        />
        <Figure
          {...told("goals")}
          icon={Flag}
          colours="bg-q2-soft text-q2-ink"
          figure={TEXTS.goals.of(kpi.goalsCompleted, kpi.totalGoals)}
        />
        <Figure
          {...told("knowledgePoints")}
          icon={Lightbulb}
          colours="bg-q3-soft text-q3-ink"
          figure={String(kpi.knowledgePoints)}
        />
      </dl>
    </section>
  );
}

/** Two on a phone unless the letters are large, and three from a tablet on. */
const TWO_OR_THREE = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9rem, 30%)), 1fr))" };

interface FigureProps extends OwnFigure {
  label: string;
  icon: IconNode;
  colours: string;
  figure: string;
}

const Figure = ({ label, sentence, wayOn, icon, colours, figure }: FigureProps) => (
  <div className="surface p-4 sm:p-5">
    <dt className="flex items-center gap-3 text-base font-semibold">
      <span className={`rounded-field grid size-11 shrink-0 place-items-center ${colours}`}>
        <Icon of={icon} />
      </span>
      <span>{label}</span>
    </dt>
    <dd>
      <span className="font-display mt-2 block text-[min(2.4rem,14vw)] leading-tight font-semibold tabular-nums">
        {figure}
      </span>
      <span className="text-muted block text-base leading-snug text-balance">{sentence}</span>
      {wayOn && (
        <Link to={wayOn.to} className="text-link block min-h-11 py-2">
          {wayOn.label}
        </Link>
      )}
    </dd>
  </div>
);
