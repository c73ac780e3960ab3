/** The PDF of a chapter: what is fetched, and what the browser is given to save. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { downloadPdf } from "@/parts/resources/downloadPdf";
import type { ChapterFormKey } from "@/domain/formPayloads";

const PDF = { localPath: "/downloads/level-1.pdf", fileName: "4MQ Level 1.pdf" };
const answer = (body: string, type: string, status = 200) =>
  Promise.resolve(new Response(body, { status, headers: { "Content-Type": type } }));

const fetched = vi.fn<typeof fetch>();
/** The files that the browser was told to save: the address and name of each link at the moment of its click. */
let saved: { href: string; download: string; inPage: boolean }[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
  saved = [];
  files.clear();
  fetched.mockReset().mockImplementation(() => answer("%PDF-1.7 … %%EOF", "application/pdf"));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const url = `blob:http://localhost/${files.size}`;
    files.set(url, file as Blob);
    return url;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void files.delete(url));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download, inPage: this.isConnected });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("a PDF that is there", () => {
  it("saves a PDF from this site under its name, and leaves no link in the page", async () => {
    expect(await downloadPdf("chapterLevel1", PDF)).toBe("started");
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/downloads/level-1.pdf"]);
    expect(saved).toEqual([{ href: "blob:http://localhost/0", download: "4MQ Level 1.pdf", inPage: true }]);
    expect(await files.get("blob:http://localhost/0")!.text()).toBe("%PDF-1.7 … %%EOF");
    expect(document.querySelector("a")).toBeNull();
  });

  it.each<[ChapterFormKey, string]>([
    ["chapterLevel1", "VITE_PDF_URL_LEVEL_1"],
    ["chapterLevel2", "VITE_PDF_URL_LEVEL_2"],
    ["chapterLevel3", "VITE_PDF_URL_LEVEL_3"],
    ["parentGuide", "VITE_PDF_URL_PARENT_GUIDE"],
  ])("fetches the PDF of %s from its hosting link if %s has one", async (chapter, setting) => {
    vi.stubEnv(setting, "https://files.example/a.pdf?dl=1");
    expect(await downloadPdf(chapter, PDF)).toBe("started");
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["https://files.example/a.pdf?dl=1"]);
    expect(saved).toHaveLength(1);
  });

  it("releases the PDF in the end, and not before it is saved", async () => {
    vi.useFakeTimers();
    await downloadPdf("chapterLevel1", PDF);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(files.size).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(files.size).toBe(0);
  });

  it.each([
    "application/pdf",
    "application/pdf; charset=binary",
    "Application/PDF",
    "application/octet-stream",
    "binary/octet-stream",
  ])("recognises a PDF by its content, whatever its type: %s", async (type) => {
    fetched.mockImplementation(() => answer("%PDF-1.7 … %%EOF", type));
    expect(await downloadPdf("chapterLevel1", PDF)).toBe("started");
  });
});

describe("no PDF", () => {
  const SLOW = "an answer that stops in the middle";
  it.each<[what: string, answers: () => Promise<Response>]>([
    ["a page that says 404", () => answer("<html>", "text/html", 404)],
    ["a PDF's type with status 404", () => answer("%PDF-1.7 … %%EOF", "application/pdf", 404)],
    ["a page instead of a file", () => answer("<html>Sign in</html>", "text/html; charset=utf-8")],
    ["a PDF's type with an empty file", () => answer("", "application/pdf")],
    ["a PDF's type with a page", () => answer("<html>Sign in</html>", "application/pdf")],
    ["a PDF that was cut off", () => answer("%PDF-1.7 half", "application/pdf")],
    ["an unknown file that is no PDF", () => answer("PK…", "application/octet-stream")],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      SLOW,
      () =>
        Promise.resolve({
          ok: true,
          blob: () => Promise.reject(new TypeError("network error")),
        } as unknown as Response),
    ],
  ])("does not save %s", async (_, answers) => {
    fetched.mockImplementation(answers);
    expect(await downloadPdf("chapterLevel1", PDF)).toBe("missing");
    expect(saved).toEqual([]);
    expect(files.size).toBe(0);
  });

  it("gives up after 30 seconds", async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        }),
    );
    const ended = vi.fn();
    const downloading = downloadPdf("chapterLevel1", PDF).then(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await downloading;
    expect(ended).toHaveBeenCalledExactlyOnceWith("missing");
  });
});
