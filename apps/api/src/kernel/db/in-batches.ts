/**
 * Returns the items in lists of at most two hundred. A statement is given up after one and a half seconds; on a busy server, one for a thousand rows
 * can take longer.
 */
export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  const size = 200;
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
