/** Does what is only a help once the browser has nothing else to do; not for visitors who save data. */
export function whenIdle(work: () => void): void {
  const saveData = "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (!saveData && "requestIdleCallback" in globalThis) requestIdleCallback(work);
}
