/**
 * Requests that arrive together: the embedded engine has one connection, and one request's error
 * must not affect another.
 */
import { expect, it } from "vitest";
import { createBackend } from "#scripts/backend/backend";
import { service } from "./actors";

it("the service's requests side by side, some refused: each gets its own answer", async () => {
  const backend = await createBackend({ database: "memory", siteUrl: "http://localhost:4173" });
  const client = service(backend);
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, index) =>
      client.rpc("submit_form", {
        p_form_id: "contact",
        p_payload: { email: `ann${index}@example.com` },
        p_visitor_hash: "1".repeat(64),
      }),
    ),
  );
  await backend.close();
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
