import { subjectOf } from '@nadi/api-client/token-subject';
import type { KeyValueStore } from '../browser/storage';
import { actingKey } from './acting-key';
import type { Acting, ActingState } from './acting-slice';

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
