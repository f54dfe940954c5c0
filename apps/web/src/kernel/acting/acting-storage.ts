import { subjectOf } from '@nadi/api-client/token-subject';
import type { KeyValueStore } from '../browser/storage';
import { actingKey } from './acting-key';
import type { Acting, ActingState } from './acting-slice';

/** The name of a person for whom one could act until now, to be told on the next page. */
const endedKey = 'nadi_acting_ended';

const isActing = (value: unknown): value is Acting => {
  const said = value as Partial<Record<keyof Acting, unknown>> | null;
  return [said?.owner, said?.id, said?.firstName, said?.lastName, said?.level].every(
    (one) => typeof one === 'string' && one !== '',
  );
};

/** @param token of the stored session; what another person has left here is not taken over */
export function readActing(storage: KeyValueStore, token: string | null): ActingState {
  const kept = storage.getItem(actingKey);
  if (kept === null || token === null) return null;
  try {
    const said: unknown = JSON.parse(kept);
    return isActing(said) && (subjectOf(token) ?? said.owner) === said.owner ? said : null;
  } catch {
    return null;
  }
}

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
