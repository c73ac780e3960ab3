import { CHAT } from "@/content/chat/chat";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";

interface ClearChatProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before it clears the chat, because a cleared chat cannot be restored. */
export const ClearChat = ({ open, onClose, onClear }: ClearChatProps) => (
  <Dialog open={open} title={CHAT.clearQuestion} onClose={onClose}>
    <p>{CHAT.clearLead}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      {/* The first has the focus, and a second Enter must clear nothing. */}
      <Button onClick={onClose}>{CHAT.clearCancel}</Button>
      <Button variant="quiet" onClick={onClear}>
        {CHAT.clearConfirm}
      </Button>
    </div>
  </Dialog>
);
