import { useRef, useState, type SubmitEvent } from "react";
import { withdrawFailures } from "@/ui/feedback/toast";

/**
 * A form that sends once at a time, however often it is pressed.
 * @returns its handler, and whether it is sending.
 */
export function useSubmit(send: (form: HTMLFormElement) => Promise<unknown>) {
  const [isSending, setSending] = useState(false);
  // The state of the next render is too late for a double tap.
  const sending = useRef(false);

  async function run(form: HTMLFormElement) {
    if (sending.current) return;
    sending.current = true;
    withdrawFailures();
    setSending(true);
    try {
      await send(form);
    } finally {
      sending.current = false;
      setSending(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  return { isSending, onSubmit };
}
