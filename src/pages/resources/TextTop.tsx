import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { CHAPTER_TEXTS } from "@/content/resources/chapters/chapterTexts";
import { Icon } from "@/ui/text/Icon";

const { back, print } = CHAPTER_TEXTS;

/** Above a chapter or topic: the way back, and a short way to its sheets. */
export const TextTop = () => (
  <div className="flex flex-wrap justify-between gap-x-4" data-print="no">
    <Link to={back.to} className="text-link inline-flex min-h-11 items-center gap-2">
      <Icon of={ArrowLeft} size={20} />
      {back.label}
    </Link>
    <a href={print.to} className="text-link inline-flex min-h-11 items-center noscript:hidden">
      {print.label}
    </a>
  </div>
);
