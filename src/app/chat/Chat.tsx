import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type CSSProperties,
} from "react";
import { CHAT_ICON } from "@/content/chatIcon";
import { footBarHeight, onFootBarChange } from "@/ui/footBar";
import { toast, withdrawToast } from "@/ui/toast";
import type { ChatBoxProps } from "./ChatBox";
import { isSheet } from "./bottomSheet";
import { Sparkle } from "./Sparkle";

const loadChatBox = () => import("./ChatBox");
/** Prefetches the chat box before the icon is pressed; if that fails, the press loads it again. */
const prefetchChatBox = () => void loadChatBox().catch(() => {});

/** The money guide: a small round icon on every page, and the chat box it opens. */
export function Chat({ pathname }: { pathname: string }) {
  const [Box, setBox] = useState<ComponentType<ChatBoxProps>>();
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
    if (!Box) {
      setLoading(true);
      withdrawToast(CHAT_ICON.failed);
      try {
        const module = await loadChatBox();
        setBox(() => module.ChatBox);
      } catch {
        return toast(CHAT_ICON.failed);
      } finally {
        setLoading(false);
      }
    }
    setOpen(true);
  }

  return (
    <aside
      aria-label={CHAT_ICON.landmark}
      data-print="no"
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
      {Box && <Box open={open} onClose={close} />}
    </aside>
  );
}
