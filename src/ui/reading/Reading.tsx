import type { ReactNode } from "react";
import type { Elements } from "@/ui/elements";
import { ReadingStyles } from "./ReadingStyles";

export type ReadingBlock =
  | string
  | { list: readonly string[] }
  /** A passage set apart: an example, an explanation of a word, something to try, whose answer is closed at first. */
  | { box: { title: string; lines: readonly string[]; isNumbered?: true; answer?: readonly string[] } };

interface Picture {
  src: string;
  alt: string;
  /** In pixels; by default, the size of the story pictures. */
  width?: number;
  height?: number;
}

export interface ReadingPart {
  /** The part of the address after #. */
  id: string;
  title: string;
  /** A short line above the title, which is neither read aloud nor printed. */
  label?: string;
  blocks: readonly ReadingBlock[];
  picture?: Picture | undefined;
}

/** The text of a paragraph with its explained words, and their notes; undefined for a paragraph without any. */
export type Explain = (paragraph: string) => { text: ReactNode; notes: Elements } | undefined;

interface ReadingProps {
  sections: readonly ReadingPart[];
  explain?: Explain | undefined;
  className?: string;
}

/**
 * A text set like a book. Its styles are in reading.css, because a class on each of hundreds of
 * paragraphs would weigh more.
 */
export function Reading({ sections, explain, className = "" }: ReadingProps) {
  return (
    <div className={`reading max-w-reading ${className}`}>
      <ReadingStyles />
      {sections.map(({ id, title, label, picture, blocks }, index) => (
        <section key={id}>
          {label && (
            <p data-print="no" className="text-muted text-base font-semibold">
              {label}
            </p>
          )}
          <h2 id={id}>{title}</h2>
          {picture && <Figure {...picture} first={index === 0} />}
          {blocks.map((block, place) => (
            <Block key={place} block={block} explain={explain} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The size is given before the picture loads, so that nothing moves. */
function Figure({ src, alt, width = 640, height = 400, first }: Picture & { first: boolean }) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : "lazy"}
        decoding={first ? undefined : "async"}
      />
    </figure>
  );
}

interface BlockProps {
  block: ReadingBlock;
  explain: Explain | undefined;
}

function Block({ block, explain }: BlockProps) {
  if (typeof block === "string") {
    const explained = explain?.(block);
    return (
      <>
        <p>{explained?.text ?? block}</p>
        {explained?.notes}
      </>
    );
  }
  if ("list" in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const { title, lines, isNumbered, answer } = block.box;
  // As an `aside`, it would be left out by reading views, and be a landmark among the page's few real ones.
  return (
    <div role="note">
      <h3>{title}</h3>
      {isNumbered ? (
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
      {answer && (
        <details>
          <summary>Show the answer</summary>
          {answer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </div>
  );
}
