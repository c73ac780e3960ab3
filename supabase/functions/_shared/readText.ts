/**
 * Reads a request's text up to the limit. It counts while reading, because a sender can put anything into
 * Content-Length. "unreadable" means that the text is not UTF-8 or that the sender went away.
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | { failure: "tooBig" | "unreadable" }> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = request.body?.getReader();
  let text = "";
  let bytes = 0;
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > maxBytes) {
        await reader.cancel();
        return { failure: "tooBig" };
      }
      text += decoder.decode(value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return { failure: "unreadable" };
  }
}
