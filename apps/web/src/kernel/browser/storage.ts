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

const probe = 'nadi_probe';

/** The browser's localStorage; if it is denied, a storage that lasts as long as the page. */
export function browserStorage(): KeyValueStore {
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** The browser's sessionStorage, which lasts as long as the tab; if it is denied, a storage that lasts as long as the page. */
export function browserTabStorage(): KeyValueStore {
  try {
    window.sessionStorage.setItem(probe, probe);
    window.sessionStorage.removeItem(probe);
    return window.sessionStorage;
  } catch {
    return memoryStorage();
  }
}
