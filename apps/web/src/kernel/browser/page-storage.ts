import { browserStorage, type KeyValueStore } from './storage';

let common: KeyValueStore | undefined;

/** Returns one storage for the page, for what is read at each drawing: the probe of `browserStorage` would wake other tabs each time. */
export const pageStorage = (): KeyValueStore => {
  common ??= browserStorage();
  return common;
};

/** Calls back when another tab changes a key. Returns what ends it. */
export function watchStorage(key: string, onChange: () => void): () => void {
  const tell = (event: StorageEvent) => {
    // No key: all was removed.
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
