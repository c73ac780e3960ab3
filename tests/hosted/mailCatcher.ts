/** A mail server that keeps the letters it gets, for an auth server that sends real ones. */
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";

export interface Letter {
  to: string;
  subject: string;
  html: string;
}

export interface MailCatcher {
  port: number;
  /** Waits for the letters to this address. @returns them, the newest last. */
  lettersTo: (address: string, count?: number) => Promise<Letter[]>;
  close: () => void;
}

/** @param port 0 for any that is free. */
export async function catchMail(port = 0): Promise<MailCatcher> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(parts)).then(({ subject = "", html = "" }) => {
          for (const { address } of session.envelope.rcptTo) letters.push({ to: address, subject, html });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    lettersTo: (address, count = 1) =>
      vi.waitFor(
        () => {
          const found = letters.filter(({ to }) => to === address);
          if (found.length < count) throw new Error(`${address} has ${found.length} letters, not ${count}`);
          return found;
        },
        { timeout: 10_000 },
      ),
    close: () => server.close(),
  };
}

const unescaped = (html: string) => html.replaceAll("&amp;", "&");

/** The address behind the button of one of supabase/templates. */
export const linkIn = ({ html }: Letter) => new URL(unescaped(/href="([^"]+)"/.exec(html)![1]!));

export const codeIn = ({ html }: Letter) => /\b\d{6}\b/.exec(html.replaceAll(/<[^>]*>|#[\da-f]{6}/g, ""))![0];
