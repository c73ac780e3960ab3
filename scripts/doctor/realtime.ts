/** A stranger's attempt to open a channel on the project's Realtime service. */
import { setTimeout } from "node:timers/promises";
import { WebSocket } from "ws";
import type { JoinChannel } from "./deployment.ts";

const TIMEOUT_MS = 10_000;
const JOIN = JSON.stringify({
  topic: "realtime:doctor",
  event: "phx_join",
  payload: { config: { broadcast: { self: false }, presence: { key: "" }, postgres_changes: [] } },
  ref: "1",
  join_ref: "1",
});

interface Reply {
  event?: string;
  payload?: { status?: string; response?: { reason?: string } };
}

/** The reasons of a project that lets nobody in; others (too many, restarting) say nothing about that. */
const CLOSED = /^(?:PrivateOnly|RealtimeDisabledForTenant)\b/;

const isOpen = ({ status, response }: NonNullable<Reply["payload"]>): boolean | undefined => {
  if (status === "ok") return true;
  return CLOSED.test(response?.reason ?? "") ? false : undefined;
};

/** The handshake succeeds even where channels are private: the refusal is in the answer to the join. */
export const joinChannel: JoinChannel = async (url, key) => {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`);
  const reply = new Promise<boolean | undefined>((resolve) => {
    socket.on("open", () => socket.send(JOIN));
    socket.on("message", (data) => {
      const { event, payload } = JSON.parse((data as Buffer).toString("utf8")) as Reply;
      if (event === "phx_reply" && payload) resolve(isOpen(payload));
    });
    socket.on("error", () => resolve(undefined));
  });
  const gaveUp = new AbortController();
  try {
    return await Promise.race([reply, setTimeout(TIMEOUT_MS, undefined, { signal: gaveUp.signal })]);
  } finally {
    gaveUp.abort();
    socket.terminate();
  }
};
