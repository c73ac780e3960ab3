import type { ComponentProps, ReactNode } from "react";
import type { Elements } from "@/ui/elements";
import { CONTROL_CLASS, FieldFrame, type FieldTexts } from "./FieldFrame";

/** Text that must stay as it is typed: no phone changes it, and no browser sends it away to check its spelling. */
export const EXACT = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

export interface FieldProps extends ComponentProps<"input">, FieldTexts {
  /** Content inside the field, before the text. */
  before?: ReactNode;
  /** Content inside the field, after the text. */
  after?: Elements;
}

/** A single-line field: label, input, hint and error, linked for screen readers. */
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
          <input
            className={`${CONTROL_CLASS} tabular-nums`}
            {...attributes}
            {...(input.type === "email" && EXACT)}
            {...input}
          />
          {after}
        </>
      )}
    </FieldFrame>
  );
}
