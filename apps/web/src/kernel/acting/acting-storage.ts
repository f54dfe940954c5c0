import type { KeyValueStore } from '../browser/storage';
import { actingKey } from './acting-key';
import type { ActingState } from './acting-slice';

/** Names the key that holds the name of a person for whom one could act until now, to be told on the next page. */
const endedKey = 'nadi_acting_ended';

export function keepActing(storage: KeyValueStore, acting: ActingState): void {
  if (acting) storage.setItem(actingKey, JSON.stringify(acting));
  else storage.removeItem(actingKey);
}

export const keepEnded = (storage: KeyValueStore, name: string): void => storage.setItem(endedKey, name);

/** Returns the name once. */
export function takeEnded(storage: KeyValueStore): string | null {
  const name = storage.getItem(endedKey);
  if (name !== null) storage.removeItem(endedKey);
  return name;
}
