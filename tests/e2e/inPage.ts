/** Functions that a page runs on itself, most of them for `measure`, which waits until the page stands still. */

/** True if something lies over this element, or it is out of the window; it is scrolled into the window's middle first. */
export function isCovered(element: Element) {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const text = document.createRange();
  text.selectNodeContents(element);
  const lines = [...text.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const spots = lines.length ? lines : [element.getBoundingClientRect()];
  return spots.some(({ left, right, top, bottom }) => {
    if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !there || !(element.contains(there) || there.contains(element));
  });
}

/** Where the text of this element and that of its `bdi` begin, or nothing if it has none. */
export function startsOf(element: Element) {
  const startOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top } = range.getClientRects()[0]!;
    return { left, top };
  };
  const bdi = element.querySelector("bdi");
  return bdi ? [startOf(element.firstChild!), startOf(bdi)] : [];
}

/** A book's cover is three wide and four high, whatever is beside it. */
export const coversOutOfShape = (page: Element) =>
  Array.from(page.querySelectorAll(".cover"), (cover) => cover.getBoundingClientRect())
    .filter(({ width, height }) => Math.abs(height / width - 4 / 3) > 0.02)
    .map(({ width, height }) => `${width} x ${height}`);

/** Boxes that scroll by a few px: by mistake, and their scrollbar stands there for nothing. */
export const needlessScrollbars = (page: Element) =>
  Array.from(page.querySelectorAll("body *")).flatMap((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = (overflow: string, by: number) => /auto|scroll/.test(overflow) && by > 0 && by < 8;
    return scrolls(overflowX, box.scrollWidth - box.clientWidth) ||
      scrolls(overflowY, box.scrollHeight - box.clientHeight)
      ? [`${box.tagName}.${box.getAttribute("class")}`]
      : [];
  });

/**
 * Parts that are off the scale of tokens.css and LOOK's grid: headings, gaps, and the widths of columns. The largest size is the first
 * heading's alone, and home's is larger still.
 */
export function offScale(page: Element) {
  const probe = document.body.appendChild(document.createElement("b"));
  const [title, ...sizes] = ["var(--title)", "var(--section)", "1.25rem", "1.125rem"].map((size) => {
    probe.style.fontSize = size;
    return getComputedStyle(probe).fontSize;
  });
  probe.style.width = "46em";
  probe.style.display = "block";
  const columns = [1160, probe.getBoundingClientRect().width, document.documentElement.clientWidth];
  probe.remove();
  const GAPS = ["normal", "0px", "4px", "8px", "12px", "16px", "20px", "24px", "32px", "48px"];
  const named = (element: Element, what: string) => `${element.tagName}.${element.className}: ${what}`;
  return Array.from(page.querySelectorAll("body *"), (element) => {
    const { fontSize, display, rowGap, columnGap } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    // Text for screen readers alone has one pixel.
    if (width <= 1) return [];
    const isHeading = /^H[1-4]$/.test(element.tagName);
    const isFirst = element.tagName === "H1" && (fontSize === title || location.pathname === "/");
    const gaps = /flex|grid/.test(display) ? [rowGap, columnGap].filter((gap) => !GAPS.includes(gap)) : [];
    return [
      ...(isHeading && !isFirst && !sizes.includes(fontSize) ? [named(element, fontSize)] : []),
      ...gaps.map((gap) => named(element, `gap of ${gap}`)),
      ...(element.matches(".site-width") && !columns.some((column) => Math.abs(column - width) < 2)
        ? [named(element, `${width} wide`)]
        : []),
    ];
  }).flat();
}

/** Each element's place and look, but for the pointer of what cannot be used yet. */
export const looksOf = (page: Element) =>
  Array.from(page.querySelectorAll("body *"), (element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, border, padding, font } = getComputedStyle(element);
    const name = `${element.tagName}.${element.getAttribute("class")}`;
    return [name, top, left, width, height, color, backgroundColor, border, padding, font].join(" ");
  });

/** By how much the page is wider than the screen, the parts cut off at a side, and the short words that are torn. */
export function lossesIn(page: Element) {
  const lost: string[] = [];
  if (page.scrollWidth > page.clientWidth) lost.push(`${page.scrollWidth - page.clientWidth} px too wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    let [start, end] = [0, page.clientWidth];
    for (let box = text.parentElement; box && box !== page; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === "visible") continue;
      const edges = box.getBoundingClientRect();
      // Content that scrolls is not lost, nor is text with an ellipsis or text for screen readers alone.
      if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis" || edges.width <= 1) {
        [start, end] = [-Infinity, Infinity];
        break;
      }
      [start, end] = [Math.max(start, edges.left), Math.min(end, edges.right)];
    }
    if (width > 1 && (left < start - 1 || right > end + 1)) lost.push(text.nodeValue!.trim());
    if (!(text.parentElement instanceof HTMLElement)) continue;
    // Addresses and the like are excluded, because they are longer than a line may be.
    for (const { 0: whole, index } of text.nodeValue!.matchAll(/(?<!\S)\S{1,14}(?!\S)/gu))
      for (const part of whole.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index + part.index);
        range.setEnd(text, index + part.index + part[0].length);
        // A line with an ellipsis counts its words twice, on the same line.
        const lines = new Set(Array.from(range.getClientRects(), ({ top: line }) => line));
        if (lines.size > 1) lost.push(`torn: ${part[0]}`);
      }
  }
  return lost;
}

/** Scrolls so that a paragraph comes to rest where a reader looks. */
export const scrollToReadingLine = (paragraph: Element) =>
  scrollTo({
    top: scrollY + paragraph.getBoundingClientRect().top - innerHeight / 3,
    behavior: "instant",
  });

/**
 * The controls that the guide's icon lies on, at the top of the page and every half screen from there. An icon inside the
 * header can lie on nothing but what is in the header, whose paper hides the page under it.
 */
export function controlsUnderGuide(page: Element) {
  const found = new Set<string>();
  const icon = page.querySelector(".chat-icon")!;
  const header = page.querySelector("header")!;
  const isDocked = header.contains(icon);
  const controls = Array.from(
    (isDocked ? header : page).querySelectorAll("a, button, input, select, textarea, summary, label"),
  ).filter((control) => control !== icon && control.checkVisibility({ visibilityProperty: true }));
  const isWithin = (inner: DOMRect, { left, right, top, bottom }: DOMRect) =>
    inner.left >= left && inner.right <= right && inner.top >= top && inner.bottom <= bottom;
  for (let y = 0; y < page.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    const at = icon.getBoundingClientRect();
    if (!isWithin(at, new DOMRect(0, 0, page.clientWidth, innerHeight)))
      found.add(`out of the window at ${y}`);
    if (isDocked && !isWithin(at, header.getBoundingClientRect())) found.add(`out of the header at ${y}`);
    for (const control of controls) {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width > 1 && left < at.right && at.left < right && top < at.bottom && at.top < bottom)
        found.add(`${control.tagName} “${control.textContent}” at ${y}`);
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...found];
}

/** The texts whose end a box cuts off. */
export const cutTexts = (part: Element) =>
  Array.from(part.querySelectorAll("*"))
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .filter((box) => getComputedStyle(box).overflowX !== "visible")
    .map(({ textContent }) => textContent);
