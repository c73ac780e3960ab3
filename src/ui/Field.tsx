import { useId, type InputHTMLAttributes, type ReactNode } from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** A sentence under the field, read together with it. */
  hint?: ReactNode;
  /** What is wrong; shown and read out. */
  error?: string | undefined;
  /** Stands inside the field, before what is typed. */
  before?: ReactNode;
  /** Stands inside the field, after what is typed. */
  after?: ReactNode;
}

/** One field: label, input, hint and error, tied together for readers. */
export function Field({ label, hint, error, before, after, id, className = "", ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div
        className={`flex min-h-13 items-center gap-2 rounded-field border-2 bg-card px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-action ${error ? "border-danger" : "border-edge"}`}
      >
        {before && (
          <span aria-hidden="true" className="font-semibold text-muted">
            {before}
          </span>
        )}
        <input
          id={inputId}
          className="min-w-0 flex-1 bg-transparent py-2 text-ink tabular-nums focus-visible:outline-none"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {after}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} role="alert" className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
