import { ChevronDown } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { BOOKS_TEXTS, type ContentsEntry } from "@/content/books/books";

/** The table of contents, closed at first; some books have none. */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="group border-line mt-6 border-t pt-3">
      <summary className="font-display flex min-h-11 list-none items-center gap-2 text-lg font-semibold">
        <Icon
          of={ChevronDown}
          className="transition-transform duration-200 group-open:rotate-180"
          size={22}
        />
        <span className="group-open:hidden">{BOOKS_TEXTS.showContents}</span>
        <span className="hidden group-open:inline">{BOOKS_TEXTS.hideContents}</span>
      </summary>
      <ol className="mt-3 flex flex-col gap-4">
        {entries.map(({ title, isChapter, sections }) => (
          <li key={title}>
            <p className={isChapter ? "font-semibold" : "text-muted"}>{title}</p>
            {sections.length > 0 && (
              <ul className="marker:text-muted list-disc pl-6">
                {sections.map((section) => (
                  <li key={section}>{section}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
