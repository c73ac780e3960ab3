/** Two tabs that write the same at once take turns, where the browser can make them. */
export const inTurn = async (name: string, work: () => void): Promise<void> => {
  // Pages that did not come over a safe connection have none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, work);
  else work();
};
