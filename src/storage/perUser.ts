import type { LocalStore } from "./localStore";

/** One store a user: what one has written never shows to the next who signs in here. */
export function perUser<Value>(createStore: (userId: string) => LocalStore<Value>) {
  const stores = new Map<string, LocalStore<Value>>();
  return (userId: string): LocalStore<Value> => {
    const store = stores.get(userId) ?? createStore(userId);
    stores.set(userId, store);
    return store;
  };
}
