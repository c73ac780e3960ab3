import { useState } from "react";
import { NEW_VERSION } from "@/content/offline";
import { Button } from "@/ui/controls/Button";
import { hasUnsavedInput } from "./unsavedInput";

export type Offer =
  | { taken: false; use: () => void }
  /** True if another tab has loaded the new version; this one still shows the old version. */
  | { taken: true };

/** Offers a new version, and never forces it. */
export function NewVersion({ onClose, ...offer }: Offer & { onClose: () => void }) {
  const [isUnkept, setUnkept] = useState(false);

  const take = () => {
    if (offer.taken) location.reload();
    else if (!isUnkept && hasUnsavedInput()) setUnkept(true);
    else offer.use();
  };
  const close = () => {
    onClose();
    // The button that had the focus has gone.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  const text = offer.taken ? NEW_VERSION.updatedElsewhere : NEW_VERSION.text;
  const label = offer.taken ? NEW_VERSION.load : isUnkept ? NEW_VERSION.useAnyway : NEW_VERSION.use;
  return (
    <section
      aria-label={NEW_VERSION.label}
      className="new-version surface border-l-q3 fixed inset-x-4 bottom-24 z-40 flex flex-col gap-3 border-l-8 p-4 sm:right-24 sm:bottom-4 sm:left-auto sm:w-96 print:hidden"
    >
      <div>
        <p className="font-display font-semibold">{NEW_VERSION.title}</p>
        <p className="text-muted text-base">{isUnkept ? NEW_VERSION.unsaved : text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={take}>{label}</Button>
        <Button variant="quiet" onClick={close}>
          {NEW_VERSION.notNow}
        </Button>
      </div>
    </section>
  );
}
