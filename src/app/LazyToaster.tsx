import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { currentToasts, dismissToast, onToastsChange } from "@/ui/toast";

const NO_TOASTS: ReturnType<typeof currentToasts> = [];
const loadToaster = () => import("@/ui/Toaster");

/** Filling in a form may end in a toast, so the toaster is loaded before the network can fail. */
function prefetchToaster(event: FocusEvent) {
  if (!(event.target instanceof Element && event.target.closest("fieldset,form"))) return;
  removeEventListener("focusin", prefetchToaster);
  loadToaster().catch(() => {});
}

/** Toasts in their final look once the toaster has loaded; until then, none of them is lost. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => NO_TOASTS);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    addEventListener("focusin", prefetchToaster);
    return () => removeEventListener("focusin", prefetchToaster);
  }, []);

  // The first toast asks for the toaster, and after a failure each later one asks again.
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
