/** Two tabs that write the same at once take turns, where the browser can make them. */
export const inTurn = async (name: string, work: () => void): Promise<void> => {
  if ("locks" in navigator) await navigator.locks.request(name, work);
  else work();
};
