import type { ComponentProps, ReactNode } from "react";
import { CONTROL_CLASS, FieldFrame, type FieldTexts } from "./FieldFrame";

interface FieldProps extends ComponentProps<"input">, FieldTexts {
  /** Stands inside the field, before what is typed. */
  before?: ReactNode;
  /** Stands inside the field, after what is typed. */
  after?: ReactNode;
}

/** One field of one line: label, input, hint and error, tied together for readers. */
export function Field({ label, hint, error, before, after, id, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(attributes) => (
        <>
          {before && (
            <span aria-hidden="true" className="text-muted font-semibold">
              {before}
            </span>
          )}
          <input className={`${CONTROL_CLASS} tabular-nums`} {...attributes} {...input} />
          {after}
        </>
      )}
    </FieldFrame>
  );
}
