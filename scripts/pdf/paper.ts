/** A tagged PDF document, with the few ways of writing on it that a chapter needs. */
import PDFDocument from "pdfkit";
import { assertDrawable, FACES, fontFile, type Face } from "#scripts/fonts";
import { PAGE } from "./look.ts";

/** An element of the structure that a screen reader follows. */
export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

export interface TextStyle {
  face: Face;
  size: number;
  /** Distance of two lines. */
  leading: number;
  colour: string;
}

interface PaperOptions {
  root: string;
  title: string;
  subject: string;
  keywords: string;
  /** The only time in the file: the same words make the same bytes. */
  date: Date;
}

export class Paper {
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
      // The types of pdfkit do not know it yet: writes that the file keeps the rules of PDF/UA-1.
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

  /** Adds an element of the structure. Reading order is the order of these calls. */
  tag(parent: Tag, type: string, options: { alt?: string; title?: string } = {}): Tag {
    const element = this.doc.struct(type, options);
    parent.element.add(element);
    return { type, element };
  }

  /** What `draw` draws belongs to the element. */
  mark({ type, element }: Tag, draw: () => void): void {
    element.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** What `draw` draws is decoration, or repeated on every page: not read aloud. */
  decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  widthOf(text: string, { face, size }: TextStyle): number {
    return this.doc.font(face).fontSize(size).widthOfString(text);
  }

  /** Breaks a text at its spaces. All lines but the last keep the space, so that words stay apart when read aloud. */
  lines(text: string, width: number, style: TextStyle): string[] {
    assertDrawable(this.#root, style.face, text);
    // Word by word, which pdfkit remembers: measuring every longer and longer line would take most of the time.
    const space = this.widthOf(" ", style);
    const lines: string[] = [];
    let line: string[] = [];
    let used = 0;
    for (const word of text.split(" ")) {
      const wide = this.widthOf(word, style);
      if (line.length && used + space + wide > width) {
        lines.push(`${line.join(" ")} `);
        line = [];
        used = 0;
      }
      used += wide + (line.length ? space : 0);
      line.push(word);
    }
    return [...lines, line.join(" ")];
  }

  /** @param top of the line; the letters stand in the middle of its leading. */
  line(text: string, left: number, top: number, { face, size, leading, colour }: TextStyle): void {
    const { doc } = this;
    doc.font(face).fontSize(size).fillColor(colour);
    doc.text(text, left, top + (leading - doc.currentLineHeight()) / 2, { lineBreak: false });
  }

  panel(left: number, top: number, width: number, height: number, radius: number, colour: string): void {
    this.doc.roundedRect(left, top, width, height, radius).fill(colour);
  }

  /** An entry of the reader's list of contents, which leads to this height of the current page. */
  bookmark(title: string, top: number): void {
    // pdfkit counts `left` from the right edge, and its types know neither.
    const place = { left: PAGE.width, top: top - 20 } as object;
    this.doc.outline.addItem(title, place);
  }

  /** Makes a part of the page a link. @param said by a reader who meets the link apart from the words. */
  link(
    tag: Tag,
    area: { left: number; top: number; width: number; height: number },
    url: string,
    said: string,
  ) {
    // pdfkit writes a String object as words, and a plain string as a name.
    const options = { structParent: tag.element, Contents: new String(said) } as object;
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
