import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { X } from "lucide";
import { Icon } from "./Icon";
import { useSyncExternalStore } from "react";
import { currentToasts, dismissToast, onToasts, type Toast } from "./toast";

const SHOWN_MS = 7000;

const TONES: Record<Toast["tone"], string> = {
  success: "border-l-q2",
  destructive: "border-l-danger",
};

export default function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <Provider duration={SHOWN_MS} swipeDirection="right" label="Message">
      {toasts.map(({ id, title, description, tone }) => (
        <Root
          key={id}
          // A failure is read out at once, anything else when the reader has finished its sentence.
          type={tone === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => open || dismissToast(id)}
          className={`surface flex items-start gap-3 border-l-8 p-4 ${TONES[tone]}`}
        >
          <div className="min-w-0 flex-1">
            <Title className="font-display font-semibold">{title}</Title>
            {description && <Description className="text-muted text-base">{description}</Description>}
          </div>
          <Close
            aria-label="Close message"
            className="rounded-field text-muted hover:text-ink -m-2 grid size-11 shrink-0 place-items-center"
          >
            <Icon of={X} size={20} />
          </Close>
        </Root>
      ))}
      <Viewport className="toasts" />
    </Provider>
  );
}
