/** Reads a built PDF, for what is true of every PDF of the site. */
import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface Pdf {
  proxy: Proxy;
  /** The text of each page, with a single space between words. */
  pages: string[];
}

export const normal = (text: string) => text.replace(/\s+/g, " ").trim();

export async function openPdf(file: Buffer): Promise<Pdf> {
  const proxy = await getDocumentProxy(new Uint8Array(file));
  return { proxy, pages: (await extractText(proxy)).text.map(normal) };
}

export function expectInOrder(text: string, paragraphs: readonly string[]): void {
  let from = 0;
  for (const paragraph of paragraphs) {
    const found = text.indexOf(normal(paragraph), from);
    expect(found, paragraph).toBeGreaterThanOrEqual(from);
    from = found + normal(paragraph).length;
  }
}

/** A visible title, a language, the bookmarks and the tags that PDF/UA asks for. */
export async function expectForReaders({ proxy }: Pdf, title: string, headings: readonly string[]) {
  const { info, metadata } = await proxy.getMetadata();
  expect(info).toMatchObject({ Title: `${title} · 4MQ`, Language: "en-GB" });
  expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
  expect((metadata as { getRaw(): string }).getRaw()).toContain("pdfuaid:part");
  expect(await proxy.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  const bookmarks = (await proxy.getOutline()).map(({ title }) => title);
  expect(bookmarks).toEqual(expect.arrayContaining([...headings]));
}

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

/** Every node that a screen reader meets, page by page. */
export async function structureOf({ proxy }: Pdf): Promise<StructureNode[][]> {
  const pages: StructureNode[][] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const tree = (await (await proxy.getPage(number)).getStructTree()) as StructureNode | null;
    expect(tree?.children?.length, `page ${number}`).toBeGreaterThan(0);
    const all = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(all)];
    pages.push(all(tree!).filter(({ role }) => role));
  }
  return pages;
}

export const rolesOf = (nodes: readonly StructureNode[]) =>
  [...new Set(nodes.map(({ role }) => role!))].toSorted();

/** The pieces of text on each page. */
export async function piecesOf({ proxy }: Pdf) {
  const pages: { text: string; left: number; width: number; baseline: number }[][] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const { items } = await (await proxy.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        "transform" in item && item.str.trim()
          ? [
              {
                text: item.str,
                left: item.transform[4] as number,
                width: item.width,
                baseline: item.transform[5] as number,
              },
            ]
          : [],
      ),
    );
  }
  return pages;
}

/** A4, with room for the edges that Letter paper and printers lose. */
export async function expectToPrintWell(pdf: Pdf) {
  for (const [index, pieces] of (await piecesOf(pdf)).entries()) {
    const { view } = await pdf.proxy.getPage(index + 1);
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const heights = pieces.map(({ baseline }) => baseline);
    expect(Math.min(...heights)).toBeGreaterThan(45);
    expect(Math.max(...heights)).toBeLessThan(842 - 45);
  }
}
