import { Download } from "lucide";
import { useState } from "react";
import { downloadPdf } from "@/parts/resources/downloadPdf";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { BOOK_CHOICES, GIFT_TEXTS, type BookChoice } from "@/content/questionnaire/questionnaire";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button, LinkButton } from "@/ui/controls/Button";
import { Cover } from "@/ui/text/Cover";
import { Icon } from "@/ui/text/Icon";

const chapterOf = (book: BookChoice) => CHAPTER_LINKS.find(({ formKey }) => formKey === book.chapter)!;

interface GiftViewProps {
  /** The chosen book; if it is empty, all three are offered. */
  book: string;
  takeFocus: boolean;
  onAgain: () => void;
}

/** The thanks after the answers have arrived, and the chosen book's chapter as a download. */
export function GiftView({ book, takeFocus, onAgain }: GiftViewProps) {
  const chosen = BOOK_CHOICES.find(({ value }) => value === book);
  const [state, setState] = useState<"idle" | "preparing" | "started" | "missing">("idle");

  async function download(from: BookChoice) {
    if (state === "preparing") return;
    setState("preparing");
    setState(await downloadPdf(from.chapter, chapterOf(from).pdf));
  }

  return (
    <section className="surface mt-6 p-6 sm:p-9">
      {takeFocus ? (
        <FocusedHeading level="h2">{GIFT_TEXTS.heading}</FocusedHeading>
      ) : (
        <h2>{GIFT_TEXTS.heading}</h2>
      )}
      <p className="mt-2">{GIFT_TEXTS.lead}</p>
      {chosen && (
        <Cover
          src={chosen.cover}
          alt=""
          title={chosen.title}
          band={chosen.level}
          className="mt-5 w-36 rounded-xl"
        />
      )}
      <p className="mt-5 font-semibold">
        {chosen ? GIFT_TEXTS.gift(chosen.ages, chapterOf(chosen).title) : GIFT_TEXTS.choose}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {(chosen ? [chosen] : BOOK_CHOICES).map((option) => (
          <Button
            key={option.value}
            aria-disabled={state === "preparing"}
            onClick={() => void download(option)}
          >
            <Icon of={Download} size={20} />
            <span>
              {chosen ? GIFT_TEXTS.download : GIFT_TEXTS.downloadOf(option.level, chapterOf(option).title)}
            </span>
          </Button>
        ))}
      </div>
      <div className="mt-3 font-semibold">
        <p role="status" className="text-q2-ink">
          {state === "preparing" ? GIFT_TEXTS.downloading : state === "started" && GIFT_TEXTS.started}
        </p>
        <p role="alert" className="text-danger">
          {state === "missing" && GIFT_TEXTS.missing}
        </p>
      </div>
      <div className="border-line mt-6 flex flex-wrap gap-3 border-t pt-6">
        <Button variant="quiet" onClick={onAgain}>
          {GIFT_TEXTS.again}
        </Button>
        <LinkButton variant="plain" to={GIFT_TEXTS.home.to}>
          {GIFT_TEXTS.home.label}
        </LinkButton>
      </div>
    </section>
  );
}
