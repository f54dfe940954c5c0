import type { KeyValueStore } from '../browser/storage';
import { actingKey } from './acting-key';
import type { ActingState } from './acting-slice';

/** Names the key that holds the name of a person for whom one could act until now, to be told on the next page. */
const endedKey = 'nadi_acting_ended';

export function keepActing(storage: KeyValueStore, acting: ActingState): void {
  if (acting) storage.setItem(actingKey, JSON.stringify(acting));
  else storage.removeItem(actingKey);
}

/** Names the key that holds how many entries were deleted unsent because of it. */
const unsentKey = 'nadi_acting_unsent';

export const keepEnded = (storage: KeyValueStore, name: string): void => storage.setItem(endedKey, name);
export const keepUnsent = (storage: KeyValueStore, count: number): void =>
  storage.setItem(unsentKey, String(count));

function take(storage: KeyValueStore, key: string): string | null {
  const kept = storage.getItem(key);
  if (kept !== null) storage.removeItem(key);
  return kept;
}

/** Returns the name once. */
export const takeEnded = (storage: KeyValueStore): string | null => take(storage, endedKey);
/** Returns the number once; 0 if none was deleted. */
export const takeUnsent = (storage: KeyValueStore): number => Number(take(storage, unsentKey) ?? 0);
