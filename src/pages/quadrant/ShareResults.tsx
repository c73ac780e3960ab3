import { useEffect, useRef, useState } from "react";
import { ASSESSMENT_PATH, RESULT_TEXTS } from "@/content/quadrant/assessment";
import { MESSAGES } from "@/content/messages";
import { Button } from "@/ui/controls/Button";
import { TextArea } from "@/ui/controls/TextArea";
import { toast } from "@/ui/feedback/toast";
import { shareNatively } from "@/ui/behaviour/shareNatively";

/** Shares natively, or else copies the text, or else shows it for selection (specification part 2, sections 2 and 8). */
export function ShareResults({ title, text }: { title: string; text: string }) {
  const [textToCopy, setTextToCopy] = useState("");

  async function share() {
    setTextToCopy("");
    const url = location.origin + ASSESSMENT_PATH;
    if (await shareNatively({ title, text, url })) return;
    const whole = `${text} ${url}`;
    try {
      await navigator.clipboard.writeText(whole);
      toast(MESSAGES.copied);
    } catch {
      setTextToCopy(whole);
    }
  }

  return (
    <>
      <Button variant="plain" onClick={() => void share()}>
        {RESULT_TEXTS.share}
      </Button>
      {textToCopy && <SelectedText text={textToCopy} />}
    </>
  );
}

function SelectedText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <TextArea
      ref={field}
      label={RESULT_TEXTS.copyByHand}
      className="order-last mt-2 w-full"
      rows={4}
      readOnly
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
