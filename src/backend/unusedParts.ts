/**
 * The parts of supabase-js that the site does not use, in the place of their packages (vite.config.ts): no page listens to a channel,
 * and none has files in a bucket.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
export class StorageClient {}
export class StorageApiError extends Error {}
