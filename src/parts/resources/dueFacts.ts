import { isDue, type Fact } from "@/content/resources/facts/fact";
import { dayOf } from "@/domain/calendar";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";

/** The facts that have to be read again. Before hydration there are none: a page may be much older than its visit. */
export function useDueFacts(facts: readonly Fact[]): readonly Fact[] {
  const today = dayOf(useNow());
  return useHydrated() ? facts.filter((fact) => isDue(fact, today)) : [];
}
