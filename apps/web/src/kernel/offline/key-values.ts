import { once } from '../browser/once';

/** The functions that are needed of a key-value store. Every call may fail if the browser denies its storage. */
export type KeyValues<Value> = {
  get(key: string): Promise<Value | null>;
  /** @throws if the storage is full */
  set(key: string, value: Value): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** A store that lasts as long as the page. */
export function memoryValues<Value>(): KeyValues<Value> {
  const values = new Map<string, Value>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
}

/** A database of this browser, opened when first needed. */
export function browserValues<Value>(name: string): KeyValues<Value> {
  const open = once(async () => {
    const { default: localforage } = await import('localforage');
    return localforage.createInstance({ name, driver: localforage.INDEXEDDB });
  });

  return {
    get: async (key) => (await open()).getItem<Value>(key),
    set: async (key, value) => void (await (await open()).setItem(key, value)),
    remove: async (key) => (await open()).removeItem(key),
    keys: async () => (await open()).keys(),
  };
}
