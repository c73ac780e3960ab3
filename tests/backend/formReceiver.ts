/** A form-collection service for tests: a real HTTP server that records each request. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Arrived {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export async function startFormReceiver() {
  const arrived: Arrived[] = [];
  const takes = (response: ServerResponse) => void response.end("{}");
  let answer = takes;
  let tell = () => {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      arrived.push({ method: request.method, path: request.url, headers: request.headers, body });
      tell();
      answer(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    /** @returns a promise of the next request, without a timeout. */
    nextArrival: () => new Promise<void>((resolve) => (tell = resolve)),
    answerWith: (status: number, body = "", headers: Record<string, string> = {}) => {
      answer = (response) => void response.writeHead(status, headers).end(body);
    },
    /** Drops the connection halfway through. */
    breakOff: () => {
      answer = (response) => void response.destroy();
    },
    neverAnswer: () => {
      answer = () => {};
    },
    reset: () => {
      arrived.splice(0);
      answer = takes;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
