import { once } from "node:events";
import { createServer } from "node:net";

/** @returns whether nobody listens there yet. */
async function isFree(port: number, host: string) {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** @returns a port that the system has just found free. */
export async function freePort(host: string) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return (address as { port: number }).port;
}
