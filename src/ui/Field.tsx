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
        className={`rounded-field bg-card focus-within:outline-action flex min-h-13 items-center gap-2 border-2 px-3.5 focus-within:outline-3 focus-within:outline-offset-2 ${error ? "border-danger" : "border-edge"}`}
      >
        {before && (
          <span aria-hidden="true" className="text-muted font-semibold">
            {before}
          </span>
        )}
        <input
          id={inputId}
          className="text-ink min-w-0 flex-1 bg-transparent py-2 tabular-nums focus-visible:outline-none"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {after}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className="text-muted mt-1.5 text-base">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} role="alert" className="text-danger mt-1.5 font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}
