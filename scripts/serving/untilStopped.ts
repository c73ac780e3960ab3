interface Closable {
  close: () => Promise<void>;
}

const PATIENCE_MS = 10_000;

/**
 * Opens a Vite server and closes it, and with it the embedded backend, when a person or the system asks this process
 * to end. One that is still opening is let finish first, lest half a database stay behind; the second request is
 * obeyed at once.
 */
export async function serveUntilStopped(open: () => Promise<Closable>) {
  // Without this Vite takes the end of standard input, which a process in the background meets at once, for the wish
  // to stop, and leaves silently with code 0.
  process.env.CI = "true";
  const opening = open();
  let told = false;
  const stop = () => {
    if (told) process.exit();
    told = true;
    // Node leaves by itself once the database is closed; the timer is for one that never closes.
    setTimeout(() => process.exit(), PATIENCE_MS).unref();
    opening.then((server) => server.close()).catch(() => process.exit(1));
  };
  process.on("SIGINT", stop);
  await opening;
  // Vite's own listener leaves at once, before the database has closed.
  process.removeAllListeners("SIGTERM").on("SIGTERM", stop);
}
