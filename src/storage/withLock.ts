/** Two tabs that do the same at once take turns, where the browser can make them. */
export const withLock = async (name: string, work: () => void): Promise<void> => {
  // Pages that did not come over a safe connection have none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, work);
  else work();
};

/**
 * For what must not be lost: who leaves the page before it is this tab's turn has it written in the last moment.
 * @param write is done once, and ends before it returns.
 */
export async function writeWithLock(name: string, write: () => void): Promise<void> {
  let written = false;
  const writeOnce = () => {
    removeEventListener("pagehide", writeOnce);
    if (written) return;
    written = true;
    write();
  };
  addEventListener("pagehide", writeOnce);
  await withLock(name, writeOnce);
}
