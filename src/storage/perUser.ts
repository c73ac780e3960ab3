import type { LocalStore } from "./localStore";

/** One store for each user, so that the next user who signs in here never sees another's data. */
export function perUser<Value>(createStore: (userId: string) => LocalStore<Value>) {
  const stores = new Map<string, LocalStore<Value>>();
  return (userId: string): LocalStore<Value> => {
    const store = stores.get(userId) ?? createStore(userId);
    stores.set(userId, store);
    return store;
  };
}
