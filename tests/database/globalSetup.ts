import { createBackend } from "#scripts/backend/backend";

/** Migrates once, so that test files running in parallel all start from the dump. */
export default async () => {
  const backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  await backend.close();
};
