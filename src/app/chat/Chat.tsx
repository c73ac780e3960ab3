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
/** So that the box is there when the icon is pressed; what does not come is asked for again then. */
const prefetchChatBox = () => void loadChatBox().catch(() => {});

/** The money guide: a small round icon on every page, and the box it opens. */
export function Chat({ pathname }: { pathname: string }) {
  const [Box, setBox] = useState<ComponentType<ChatBoxProps>>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [openedOnPath, setShownOn] = useState(pathname);
  const icon = useRef<HTMLButtonElement>(null);
  const focusIcon = useRef(false);
  // Told to this corner alone: as a property of the whole page it would be worked out anew for all that is in it.
  const bar = useSyncExternalStore(onFootBarChange, footBarHeight, footBarHeight);

  // A page that was asked for is to be seen: where the box fills the screen, it makes room.
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
