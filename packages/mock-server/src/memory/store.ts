import { copyOf, isText } from '../document/node';
import type { Collection, Item, Store } from '../mock-types';

export type Shelf = Collection & {
  versionOf(id: string): number;
  /** Tells whether it was put there since the beginning, by a request. */
  isNew(id: string): boolean;
};

export type RememberedStore = Store & {
  /** @param path concrete, where the items of one parent are kept apart from those of another */
  shelf(template: string, path: string, owner?: string): Shelf;
  versionOf(key: string, owner?: string): number;
  /** The number of items in each requested collection, by its path. */
  counts(): Record<string, number>;
};

export type Beginning = {
  idNameOf(template: string): string;
  /** Returns the initial content of a collection. */
  firstItems(template: string, path: string): readonly Item[];
};

type Entry = { item: Item; version: number; isNew: boolean };

/** The memory of one world. */
export function createStore(beginning: Beginning): RememberedStore {
  const shelves = new Map<string, Shelf>();
  const values = new Map<string, { value: unknown; version: number }>();
  const keyOf = (name: string, owner = '') => `${owner}\n${name}`;

  function shelf(template: string, path: string, owner?: string): Shelf {
    const key = keyOf(path, owner);
    const known = shelves.get(key);
    if (known) return known;
    const made = createShelf(beginning.idNameOf(template), beginning.firstItems(template, path));
    shelves.set(key, made);
    return made;
  }
  return {
    shelf,
    collection: (path, owner) => shelf(path, path, owner),
    read: <T>(key: string, owner?: string) => values.get(keyOf(key, owner))?.value as T | undefined,
    write(key, value, owner) {
      const version = (values.get(keyOf(key, owner))?.version ?? 0) + 1;
      values.set(keyOf(key, owner), { value, version });
    },
    versionOf: (key, owner) => values.get(keyOf(key, owner))?.version ?? 1,
    counts: () =>
      Object.fromEntries(
        [...shelves].map(([key, { list }]) => [key.replace('\n', ' ').trim(), list().length]),
      ),
  };
}

function createShelf(idName: string, first: readonly Item[]): Shelf {
  const entries = new Map<string, Entry>();
  for (const item of first)
    entries.set(String(item[idName]), { item: copyOf(item), version: versionIn(item) ?? 1, isNew: false });
  // Lists are asked for more often than they change.
  let listed: readonly Item[] | null = null;
  return {
    list() {
      listed ??= [...entries.values()].map(({ item }) => item);
      return listed;
    },
    get: (id) => entries.get(id)?.item,
    put(item) {
      const id = item[idName];
      if (!isText(id) && typeof id !== 'number') throw new TypeError(`An item needs its ${idName}.`);
      const before = entries.get(String(id));
      const version = versionIn(item) ?? (before?.version ?? 0) + 1;
      entries.set(String(id), { item, version, isNew: before?.isNew ?? true });
      listed = null;
    },
    delete(id) {
      listed = null;
      return entries.delete(id);
    },
    versionOf: (id) => entries.get(id)?.version ?? 1,
    isNew: (id) => entries.get(id)?.isNew ?? false,
  };
}

const versionIn = ({ version }: Item) => (Number.isInteger(version) ? (version as number) : undefined);
