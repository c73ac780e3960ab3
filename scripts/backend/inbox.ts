/** /_mail: the e-mails that the embedded backend would have sent, as a small page for a person and as JSON for a test. */
interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  sentAt: string;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Mail as plain text with its links, safe to show, because none of its own markup is kept. */
function body({ html = "", text = "" }: Mail) {
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) =>
    match[1]!.replaceAll("&amp;", "&"),
  );
  const plain = text || html.replace(/<style[\s\S]*?<\/style>/g, "").replace(/<[^>]+>/g, " ");
  const anchors = links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`);
  return `<p>${escapeHtml(plain.replace(/\s+/g, " ").trim())}</p>${anchors.join("")}`;
}

const article = (mail: Mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time></p>
${body(mail)}
</article>`;

/** @param mails newest last, as the e-mail driver keeps them. */
export function answerInbox(request: Request, mails: readonly Mail[]): Response {
  const to = new URL(request.url).searchParams.get("to");
  const shown = mails
    .filter((mail) => !to || mail.to === to)
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
  if (!request.headers.get("accept")?.includes("text/html")) return Response.json(shown);
  const content = shown.length ? shown.map(article).join("\n") : "<p>No e-mail has been sent yet.</p>";
  return new Response(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local inbox</title></head><body><main><h1>Local inbox</h1>
<p>E-mails that a hosted project would have sent. They stay on this computer until the site stops.</p>
${content}</main></body></html>`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'",
      },
    },
  );
}
