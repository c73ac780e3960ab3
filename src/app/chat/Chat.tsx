import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from "react";
import { CHAT_ICON } from "@/content/chat/chatIcon";
import { footBarHeight, onFootBarChange } from "@/ui/behaviour/footBar";
import { late } from "@/ui/feedback/late";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { isSheet } from "./bottomSheet";
import { Sparkle } from "./Sparkle";
import { useIsTyping } from "./useIsTyping";

const ChatBox = late(() => import("./ChatBox").then((file) => file.ChatBox));
/** Prefetches the chat box before the icon is pressed; if that fails, the press loads it again. */
const prefetchChatBox = () => void ChatBox.preload();

/** The money guide: a small round icon on every page, and the chat box it opens. */
export function Chat({ pathname }: { pathname: string }) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [openedOnPath, setShownOn] = useState(pathname);
  const icon = useRef<HTMLButtonElement>(null);
  const focusIcon = useRef(false);
  // The attribute is on this corner alone: on the whole page, it would restyle everything in it.
  const bar = useSyncExternalStore(onFootBarChange, footBarHeight, footBarHeight);

  // On a screen that the box fills, the box closes when the visitor opens another page.
  if (openedOnPath !== pathname) {
    setShownOn(pathname);
    if (open && isSheet()) setOpen(false);
  }

  useEffect(() => {
    if (!open && focusIcon.current) icon.current?.focus();
    focusIcon.current = false;
  }, [open]);

  const close = () => {
    focusIcon.current = true;
    setOpen(false);
  };

  async function toggle() {
    if (loading) return;
    if (open) return close();
    withdrawToast(CHAT_ICON.failed);
    setLoading(true);
    const isHere = await ChatBox.preload();
    setLoading(false);
    if (!isHere) return toast(CHAT_ICON.failed);
    setHasLoaded(true);
    setOpen(true);
  }

  return (
    <aside
      aria-label={CHAT_ICON.landmark}
      data-print="no"
      data-typing={useIsTyping()}
      className="chat"
      style={{ "--bar": `${bar}px` } as CSSProperties}
    >
      <button
        ref={icon}
        type="button"
        aria-label={CHAT_ICON.open}
        aria-expanded={open}
        aria-busy={loading}
        onPointerEnter={prefetchChatBox}
        onFocus={prefetchChatBox}
        onClick={toggle}
        className="chat-icon pressable"
      >
        <Sparkle className="size-[72%]" />
      </button>
      {hasLoaded && <ChatBox open={open} onClose={close} />}
    </aside>
  );
}
