import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { currentToasts, dismissToast, onToastsChange } from "@/ui/toast";

const NO_TOASTS: ReturnType<typeof currentToasts> = [];
const loadToaster = () => import("@/ui/Toaster");

/** What is written in a form may end in a toast: its code is there by then, even if the network is not. */
function prefetchToaster(event: FocusEvent) {
  if (!(event.target instanceof Element && event.target.closest("fieldset,form"))) return;
  removeEventListener("focusin", prefetchToaster);
  loadToaster().catch(() => {});
}

/** Toasts in their full dress, as soon as that has come; what they say is never lost with it. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => NO_TOASTS);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    addEventListener("focusin", prefetchToaster);
    return () => removeEventListener("focusin", prefetchToaster);
  }, []);

  // Asked for by the first toast, and again by each one after a failure.
  useEffect(() => {
    if (Toaster || toasts.length === 0) return;
    loadToaster().then(
      (module) => setToaster(() => module.default),
      () => setFailed(true),
    );
  }, [Toaster, toasts]);

  if (Toaster) return <Toaster />;
  return (
    <div role="status" className="toasts">
      {failed &&
        toasts.map(({ id, title, description }) => (
          <div key={id} className="surface flex items-center gap-4 p-4">
            <p className="flex-1">
              <strong>{title}</strong> {description}
            </p>
            <button type="button" className="min-h-11 px-3 underline" onClick={() => dismissToast(id)}>
              Close
            </button>
          </div>
        ))}
    </div>
  );
}
