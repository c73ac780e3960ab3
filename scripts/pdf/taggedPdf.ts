/** A tagged PDF document with the few drawing methods that chapters and lessons need. */
import PDFDocument from "pdfkit";
import { assertDrawable, FACES, fontFile, type Face } from "#scripts/fonts";
import { PAGE } from "./design.ts";

/** An element of the structure tree that a screen reader follows. */
export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

export interface TextStyle {
  face: Face;
  size: number;
  /** The distance between two lines. */
  leading: number;
  colour: string;
}

interface PaperOptions {
  root: string;
  title: string;
  subject: string;
  keywords: string;
  /** The file's only date, so that the same words make the same bytes. */
  date: Date;
}

export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly content: Tag;
  readonly #root: string;

  constructor({ root, title, subject, keywords, date }: PaperOptions) {
    this.#root = root;
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      pdfVersion: "1.7",
      // This marks the file as PDF/UA-1, an option that pdfkit's types do not know yet.
      subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
      info: {
        Title: title,
        Subject: subject,
        Author: "4MQ",
        Creator: "4MQ",
        Producer: "PDFKit",
        Keywords: keywords,
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const face of FACES) this.doc.registerFont(face, fontFile(root, face));
    const element = this.doc.struct("Document");
    this.doc.addStructure(element);
    this.content = { type: "Document", element };
  }

  /** Adds an element to the structure tree. The order of these calls is the reading order. */
  tag(
    parent: Tag,
    type: string,
    options: { alt?: string; title?: string; scope?: "Column" | "Row" } = {},
  ): Tag {
    const element = this.doc.struct(type, options);
    parent.element.add(element);
    return { type, element };
  }

  /** Assigns everything that `draw` draws to the element. */
  mark({ type, element }: Tag, draw: () => void): void {
    element.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** Marks everything that `draw` draws as decoration, which screen readers skip. */
  decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  widthOf(text: string, { face, size }: TextStyle): number {
    return this.doc.font(face).fontSize(size).widthOfString(text);
  }

  /**
   * Breaks a text at its spaces. Every line but the last keeps its space, so that words stay apart when read aloud.
   * @param indent of the first line, after other words.
   */
  lines(text: string, width: number, style: TextStyle, indent = 0): string[] {
    assertDrawable(this.#root, style.face, text);
    // Measures word by word, because pdfkit caches words. Measuring ever longer lines would take most of the time.
    const space = this.widthOf(" ", style);
    const lines: string[] = [];
    let line: string[] = [];
    let used = indent;
    for (const word of text.split(" ")) {
      const wide = this.widthOf(word, style);
      const before = line.length ? space : 0;
      if (used && used + before + wide > width) {
        lines.push(`${line.join(" ")} `);
        line = [];
        used = 0;
      }
      used += wide + (line.length ? space : 0);
      line.push(word);
    }
    return [...lines, line.join(" ")];
  }

  /** @param top The top of the line. The letters are centred in its leading. */
  line(text: string, left: number, top: number, { face, size, leading, colour }: TextStyle): void {
    const { doc } = this;
    doc.font(face).fontSize(size).fillColor(colour);
    doc.text(text, left, top + (leading - doc.currentLineHeight()) / 2, { lineBreak: false });
  }

  panel(left: number, top: number, width: number, height: number, radius: number, colour: string): void {
    this.doc.roundedRect(left, top, width, height, radius).fill(colour);
  }

  /** Adds an entry to the PDF's outline that leads to this height of the current page. */
  bookmark(title: string, top: number): void {
    // pdfkit measures `left` from the right edge, and its types know neither option.
    const place = { left: PAGE.width, top: top - 20 } as object;
    this.doc.outline.addItem(title, place);
  }

  /** Makes an area of the page a link. @param description The link's text for a screen reader that reads links alone. */
  link(
    tag: Tag,
    area: { left: number; top: number; width: number; height: number },
    url: string,
    description: string,
  ) {
    // pdfkit writes a String object as text, but a plain string as a PDF name.
    const options = { structParent: tag.element, Contents: new String(description) } as object;
    this.doc.link(area.left, area.top, area.width, area.height, url, options);
  }

  async bytes(): Promise<Buffer> {
    this.content.element.end();
    const chunks: Buffer[] = [];
    this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    const written = new Promise((resolve) => void this.doc.on("end", resolve));
    this.doc.end();
    await written;
    return Buffer.concat(chunks);
  }
}
