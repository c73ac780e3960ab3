import { useId, type ReactNode } from "react";

/** The parts around the control that every kind of field has. */
export interface FieldTexts {
  label: string;
  /** A sentence under the field, announced together with it. */
  hint?: ReactNode;
  /** The error, shown and announced. */
  error?: string | undefined;
}

/** Links the control to its label, hint and error for screen readers. */
interface ControlAttributes {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  className?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

export const CONTROL_CLASS = "text-ink w-full min-w-0 flex-1 bg-transparent py-2 focus-visible:outline-none";

export function FieldFrame({ label, hint, error, id, className = "", children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1 block font-semibold">
        {label}
      </label>
      <div
        className={`rounded-field bg-card focus-within:outline-action flex min-h-13 items-center gap-2 border-2 px-3.5 focus-within:outline-3 focus-within:outline-offset-2 ${error ? "border-danger" : "border-edge"}`}
      >
        {children({
          id: controlId,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": describedBy || undefined,
        })}
      </div>
      {hint && (
        <p id={`${controlId}-hint`} className="text-muted mt-1 text-base">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} role="alert" className="text-danger mt-1 font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}
