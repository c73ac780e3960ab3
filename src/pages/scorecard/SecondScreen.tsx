import type { Kpi } from "@/domain/scorecard/scorecard";
import { ComingSoonCard } from "./ComingSoonCard";
import { Figures } from "./Figures";
import { Insights } from "./Insights";

/** The figures, four examples, and what is still to come. */
export const SecondScreen = ({ kpi, isSample }: { kpi: Kpi; isSample: boolean }) => (
  <>
    <Figures kpi={kpi} isSample={isSample} />
    <div className="grid gap-6 lg:grid-cols-2">
      <Insights />
      <ComingSoonCard />
    </div>
  </>
);
