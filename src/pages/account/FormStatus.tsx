/** A form's outcome: shown beside the form and announced by screen readers. */
export type FormStatusText = { good: string } | { bad: string } | undefined;

export function FormStatus({ status }: { status: FormStatusText }) {
  const good = status && "good" in status ? status.good : "";
  const bad = status && "bad" in status ? status.bad : "";
  return (
    // Both elements exist before they have text, so that screen readers announce the change.
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
