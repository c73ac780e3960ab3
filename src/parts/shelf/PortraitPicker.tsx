import { PORTRAIT_NAMES } from "@/content/quadrant/levelNames";
import { SHELF_TEXTS } from "@/content/shelf/shelf";
import {
  levelOfPortrait,
  PORTRAITS,
  type Look,
  type Portrait as PortraitName,
} from "@/domain/shelf/portrait";
import { PictureChoice } from "./PictureChoice";
import { Portrait } from "./Portrait";

interface PortraitPickerProps {
  chosen: PortraitName | null;
  look: Look;
  /** True if the words above already name it. */
  isNamed?: boolean;
  onChoose: (portrait: PortraitName) => void;
}

/** The twelve characters of the books, by level. */
export const PortraitPicker = ({ chosen, look, isNamed, onChoose }: PortraitPickerProps) => (
  <fieldset>
    <legend className={isNamed ? "sr-only" : ""}>
      <h2>{SHELF_TEXTS.portraits}</h2>
    </legend>
    <p className="text-muted mt-1 mb-4">{SHELF_TEXTS.portraitsLead}</p>
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {[1, 2, 3].map((level) => (
        <div key={level}>
          <p className="mb-2 font-semibold">{SHELF_TEXTS.ages[level - 1]}</p>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
            {PORTRAITS.filter((portrait) => levelOfPortrait(portrait) === level).map((portrait) => (
              <PictureChoice
                key={portrait}
                name="portrait"
                label={PORTRAIT_NAMES[portrait]}
                isChosen={portrait === chosen}
                onChoose={() => onChoose(portrait)}
              >
                <Portrait portrait={portrait} look={look} className="size-16" />
              </PictureChoice>
            ))}
          </div>
        </div>
      ))}
    </div>
  </fieldset>
);
