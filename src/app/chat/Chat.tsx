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

/** True at an entry of the history that a box which fills the screen has made. The router's own state in it is that of the page. */
const isChatEntry = (): boolean => (history.state as { chat?: boolean } | null)?.chat === true;

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
  /** The button of a page that has opened the box; the icon if there is none. */
  const opener = useRef<Element>(null);
  const [asked, setAsked] = useState<string>();
  const place = useSyncExternalStore(onChatPlaceChange, chatPlace);

  // On a screen that the box fills, the box closes when the visitor opens another page.
  if (openedOnPath !== pathname) {
    setShownOn(pathname);
    if (open && isSheet() && !isChatEntry()) setOpen(false);
  }

  // There the button to go back closes the box instead of leaving the page, and forward or a reload opens it again.
  useEffect(() => {
    const show = (isHere: boolean) => {
      if (isHere) setHasLoaded(true);
      if (isHere || isSheet()) setOpen(isHere);
    };
    const follow = () => void (isChatEntry() ? ChatBox.preload().then(show) : show(false));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    if (!open && focusIcon.current) {
      const from = opener.current;
      (from instanceof HTMLElement && from.isConnected ? from : icon.current)?.focus();
    }
    focusIcon.current = false;
  }, [open]);

  const close = () => {
    focusIcon.current = true;
    setOpen(false);
    if (isChatEntry()) history.back();
  };

  async function show() {
    withdrawToast(CHAT_ICON.failed);
    setLoading(true);
    const isHere = await ChatBox.preload();
    setLoading(false);
    if (!isHere) return toast(CHAT_ICON.failed);
    setHasLoaded(true);
    setOpen(true);
    if (isSheet() && !isChatEntry()) history.pushState({ ...history.state, chat: true }, "");
  }

  const toggle = () => {
    if (loading) return;
    if (open) return close();
    opener.current = null;
    void show();
  };

  useEffect(() =>
    onOpenChat((question) => {
      opener.current = document.activeElement;
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
