import type { Contract } from '../contract';
import type { OrderKey } from '../document/extensions';
import { MockProblem } from '../mock-problem';
import type { Item } from '../mock-types';

type Compare = (a: Item, b: Item) => number;

/** Compares items as `x-order` says; moments by when they are, whatever their offset. What is absent is least. */
export function comparerOf(order: readonly OrderKey[], itemSchema: unknown, { views }: Contract): Compare {
  const { properties } = views(itemSchema);
  const keys = order.map(({ property, isDown }) => {
    const isMoment = views(properties.get(property)).keywords.format === 'date-time';
    const read = (item: Item) => (isMoment ? Date.parse(String(item[property])) : (item[property] ?? ''));
    return { read, sign: isDown ? -1 : 1 };
  });
  return (a, b) => {
    for (const { read, sign } of keys) {
      const [one, other] = [read(a) as number, read(b) as number];
      if (one !== other) return (one < other ? -1 : 1) * sign;
    }
    return 0;
  };
}

/** Returns the position of an item as text for a cursor: it stays valid however many items are added or deleted. */
export const cursorOf = (item: Item, order: readonly OrderKey[]): string =>
  toBase64url(JSON.stringify(order.map(({ property }) => item[property])));

/** Returns the number of items up to the one of a cursor, whether it still exists or not. */
export function countUpTo(
  cursor: string,
  items: readonly Item[],
  order: readonly OrderKey[],
  compare: Compare,
): number {
  const values = parse(cursor);
  if (!Array.isArray(values) || values.length !== order.length)
    throw new MockProblem(422, noCursor, {
      errors: [{ pointer: '/query/cursor', message: noCursor, code: 'format' }],
    });
  const last: Item = Object.fromEntries(order.map(({ property }, index) => [property, values[index]]));
  const after = items.findIndex((item) => compare(item, last) > 0);
  return after === -1 ? items.length : after;
}

const noCursor = 'Must be `pagination.next` of an answer.';

const toBase64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function parse(cursor: string): unknown {
  try {
    const bytes = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return null;
  }
}
