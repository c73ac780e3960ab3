import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { CHAT_ICON } from "@/content/chat/chatIcon";
import { onOpenChat } from "@/parts/openChat";
import { late } from "@/ui/feedback/late";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { isSheet } from "./bottomSheet";
import { chatPlace, onChatPlaceChange } from "./chatPlace";
import { Sparkle } from "./Sparkle";

const ChatBox = late(() => import("./ChatBox").then((file) => file.ChatBox));
/** Prefetches the chat box before the icon is pressed; if that fails, the press loads it again. */
const prefetchChatBox = () => void ChatBox.preload();

/**
 * The money guide: a small round icon on every page, and the chat box it opens. The icon floats in the margin beside the page, or
 * in the header where there is none, so that it covers nothing that can be pressed.
 */
export function Chat({ pathname }: { pathname: string }) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [openedOnPath, setShownOn] = useState(pathname);
  const icon = useRef<HTMLButtonElement>(null);
  const focusIcon = useRef(false);
  const [asked, setAsked] = useState<string>();
  const place = useSyncExternalStore(onChatPlaceChange, chatPlace);

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

  async function show() {
    withdrawToast(CHAT_ICON.failed);
    setLoading(true);
    const isHere = await ChatBox.preload();
    setLoading(false);
    if (!isHere) return toast(CHAT_ICON.failed);
    setHasLoaded(true);
    setOpen(true);
  }

  const toggle = () => {
    if (loading) return;
    if (open) return close();
    void show();
  };

  useEffect(() =>
    onOpenChat((question) => {
      setAsked(question);
      void show();
    }),
  );

  const button = (
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
  );
  return (
    <div data-print="no" className="chat">
      {place ? createPortal(button, place) : <aside aria-label={CHAT_ICON.landmark}>{button}</aside>}
      {hasLoaded && <ChatBox open={open} onClose={close} asked={asked} onAsked={() => setAsked(undefined)} />}
    </div>
  );
}
