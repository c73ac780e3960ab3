import { useEffect, useState, useSyncExternalStore } from "react";
import { Failure } from "@/ui/feedback/Failure";
import { late } from "@/ui/feedback/late";
import { currentToasts, dismissToast, onToastsChange, type Toast } from "@/ui/feedback/toast";

interface ToastsProps {
  toasts: readonly Toast[];
}

const NO_TOASTS: readonly Toast[] = [];

/** The toasts in their final look, once their file has loaded. After a failure each later toast asks for it again. */
const Toaster = late<ToastsProps>(() => import("@/ui/feedback/Toaster").then((file) => file.Toaster), {
  loading: () => <div role="status" className="toasts" />,
  instead: ({ toasts }) => <PlainToasts toasts={toasts} />,
  retryOn: ({ toasts }) => toasts.at(-1)?.id,
});

/** Filling in a form may end in a toast, so the toaster is loaded before the network can fail. */
function preloadToaster(event: FocusEvent) {
  if (!(event.target instanceof Element && event.target.closest("fieldset,form"))) return;
  removeEventListener("focusin", preloadToaster);
  void Toaster.preload();
}

/** All toasts of the site. The toaster loads with the first of them, and none is lost. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => NO_TOASTS);
  const [areNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !areNeeded) setNeeded(true);

  useEffect(() => {
    addEventListener("focusin", preloadToaster);
    return () => removeEventListener("focusin", preloadToaster);
  }, []);

  return areNeeded ? <Toaster toasts={toasts} /> : <PlainToasts toasts={NO_TOASTS} />;
}

const PlainToasts = ({ toasts }: ToastsProps) => (
  <div role="status" className="toasts">
    {toasts.map(({ id, title, description }) => (
      <div key={id} className="surface">
        <Failure onRetry={() => dismissToast(id)} retryLabel="Close">
          {[title, description].join(" ")}
        </Failure>
      </div>
    ))}
  </div>
);
