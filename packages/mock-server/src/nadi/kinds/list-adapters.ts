import type { Collection, Given } from '../../mock-types';
import { findPerson, type Person, worldOf } from '../world';

/** Returns the owner of the requested items: the contract marks them with `x-owner`. */
export function ownerOf({ store, owner = '' }: Pick<Given, 'store' | 'owner'>): Person {
  const person = findPerson(worldOf(store), owner);
  if (person) return person;
  throw new Error('Nobody is signed in whose things these are.');
}

/** A list that a person has, as a collection. */
export const keptList = <Row extends { id: string }>(
  list: () => readonly Row[],
  { put, remove }: { put?(row: Row): void; remove?(id: string): void } = {},
): Collection<Row> => ({
  list,
  get: (id) => list().find((row) => row.id === id),
  put: (row) => put?.(row),
  delete: (id) => remove?.(id) === undefined,
});

/** Puts a row in the place of the one with its id, or behind all others. */
export function putInto<Row extends { id: string }>(rows: Row[], row: Row): void {
  const found = rows.find(({ id }) => id === row.id);
  if (found) Object.assign(found, row);
  else rows.push(row);
}

/** The one thing that a person has of a kind. @param write is absent for one that is added up whenever it is asked for */
export const keptOne = <Row extends object>(
  read: () => Row | null,
  write: (row: Row | null) => void = () => {},
): Collection<Row> => ({
  list: () => [read()].filter((row) => row !== null),
  get: () => read() ?? undefined,
  put: write,
  delete() {
    write(null);
    return true;
  },
});
