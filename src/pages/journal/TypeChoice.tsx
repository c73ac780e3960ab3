import { Icon } from "@/ui/text/Icon";
import { ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import { ENTRY_TYPES, type EntryType } from "@/domain/journal/journal";
import { CHOSEN_COLOURS, ENTRY_ICONS } from "@/parts/journal/entryLooks";

interface TypeChoiceProps {
  value: EntryType;
  onChange: (type: EntryType) => void;
}

export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-semibold">{FORM_TEXTS.type}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2.5">
        {ENTRY_TYPES.map((type) => {
          const icon = ENTRY_ICONS[type];
          return (
            <label
              key={type}
              className={`border-edge font-display has-focus-visible:outline-action flex flex-col items-center gap-1.5 rounded-[18px] border-2 px-2 pt-3.5 pb-3 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${CHOSEN_COLOURS[type]}`}
            >
              <input
                type="radio"
                name="entry_type"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
                className="sr-only"
              />
              <Icon of={icon} size={28} />
              {ENTRY_TYPE_TEXTS[type].choice}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
