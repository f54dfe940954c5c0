import type { Keys, Purpose, Secrets } from './secrets';

export type NamedKey = { id: string; key: Buffer };

/** The keys of one purpose: the first is for new data, the others still open older data. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

export function ringOf(secrets: Secrets, purpose: Purpose): KeyRing {
  const named = (keys: Keys): NamedKey => ({ id: keys.id, key: keys[purpose] });
  return [named(secrets), ...secrets.previous.map(named)];
}

/** @throws if no key of the ring has this name: its secret was removed too early */
export function keyNamed(id: string, ring: KeyRing): Buffer {
  const found = ring.find((named) => named.id === id);
  if (!found)
    throw new Error(`The key ${id} is not here any more; its secret belongs into NADI_SECRET_PREVIOUS.`);
  return found.key;
}
