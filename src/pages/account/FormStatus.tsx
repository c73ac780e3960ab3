/** What came of it: said beside the form, and read out. */
export type FormStatusText = { good: string } | { bad: string } | undefined;

export function FormStatus({ status }: { status: FormStatusText }) {
  const good = status && "good" in status ? status.good : "";
  const bad = status && "bad" in status ? status.bad : "";
  return (
    // Both stand there before they say something, so that readers notice when they do.
    <div className="font-semibold">
      <p role="status" className="text-q2-ink not-empty:mt-3">
        {good}
      </p>
      <p role="alert" className="text-danger not-empty:mt-3">
        {bad}
      </p>
    </div>
  );
}
