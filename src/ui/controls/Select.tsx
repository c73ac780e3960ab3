import type { ComponentProps } from "react";
import { CONTROL_CLASS, FieldFrame, type FieldTexts } from "./FieldFrame";

interface SelectProps extends ComponentProps<"select">, FieldTexts {
  /** The text shown until an option is chosen. */
  placeholder: string;
  /** Either a text that is also its value, or a text for each value. */
  options: readonly (string | { value: string; text: string })[];
}

/** A choice from a short list. */
export function Select({ label, hint, error, id, className, placeholder, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(attributes) => (
        <select className={`${CONTROL_CLASS} [&>option]:bg-card`} defaultValue="" {...attributes} {...select}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => {
            const { value, text } = typeof option === "string" ? { value: option, text: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}
