/** What came of it: said beside the form, and read out. */
export type Tidings = { good: string } | { bad: string } | undefined;

export function Told({ tidings }: { tidings: Tidings }) {
  const good = tidings && "good" in tidings ? tidings.good : "";
  const bad = tidings && "bad" in tidings ? tidings.bad : "";
  return (
    // Both stand there before they say something, so that readers notice when they do.
    <div className="mt-3 font-semibold empty:hidden">
      <p role="status" className="text-q2-ink">
        {good}
      </p>
      <p role="alert" className="text-danger">
        {bad}
      </p>
    </div>
  );
}
