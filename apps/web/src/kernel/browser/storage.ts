/** The parts of `Storage` that are needed here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** False if it lasts no longer than the page. @default true */
  isLasting?: boolean;
};

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    isLasting: false,
  };
}

/** The browser's localStorage; if it is denied, a storage that lasts as long as the page. */
export const browserStorage = (): KeyValueStore => probed(() => window.localStorage);

/** The browser's sessionStorage, which lasts as long as the tab; if it is denied, a storage that lasts as long as the page. */
export const browserTabStorage = (): KeyValueStore => probed(() => window.sessionStorage);

function probed(find: () => Storage): KeyValueStore {
  try {
    const storage = find();
    const probe = 'nadi_probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}
