import type { Kpi } from "@/domain/scorecard/scorecard";
import { ComingSoonCard } from "./ComingSoonCard";
import { Figures } from "./Figures";
import { Insights } from "./Insights";

/** The figures, four examples, and what is still to come. */
export const SecondScreen = ({ kpi, isSample }: { kpi: Kpi; isSample: boolean }) => (
  <>
    <Figures kpi={kpi} isSample={isSample} />
    <div className="surface divide-line divide-y px-5 sm:px-7">
      <Insights />
      <ComingSoonCard />
    </div>
  </>
);
