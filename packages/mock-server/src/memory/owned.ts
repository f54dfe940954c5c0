import type { Collection, Given, Item, Kind } from '../mock-types';
import type { Shelf } from './store';

const versionIn = (item: Item | undefined) => (Number.isInteger(item?.version) ? Number(item?.version) : 1);

/** A shelf of things that someone else keeps. */
export const toShelf = (collection: Collection): Shelf => ({
  ...collection,
  versionOf: (id) => versionIn(collection.get(id)),
  isNew: () => true,
});

/** An item as its kind shows it. */
export const toShown = (kind: Kind, item: Item, given: Given): Item => ({
  ...(kind.show?.(item, given) ?? item),
});

/** The part of a shelf that belongs to a person, by a property that names them: the rest does not exist for them. */
export function ownedPart(shelf: Shelf, property: string, owner: string): Shelf {
  const isTheirs = (item: Item | undefined) => item !== undefined && String(item[property]) === owner;
  const get = (id: string) => {
    const item = shelf.get(id);
    return isTheirs(item) ? item : undefined;
  };
  return {
    ...shelf,
    list: () => shelf.list().filter(isTheirs),
    get,
    put: (item) => shelf.put({ ...item, [property]: item[property] ?? owner }),
    delete: (id) => get(id) !== undefined && shelf.delete(id),
  };
}
