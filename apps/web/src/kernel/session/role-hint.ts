import type { Role } from '@nadi/contract/schema';
import { call, takeEvery } from 'typed-redux-saga';
import type { KeyValueStore } from '../browser/storage';
import { nameHintKey, roleHintKey } from './role-hint-key';
import { ended, found } from './session-slice';

const roles: readonly Role[] = ['PATIENT', 'DOCTOR', 'ADMIN'];

/** The role in which the person of this device was last here; used only to fetch early what they are likely to see. It gives no rights. */
export const readRoleHint = (storage: KeyValueStore): Role | null =>
  roles.find((role) => role === storage.getItem(roleHintKey)) ?? null;

/** The first name of whoever is signed in on this device, for a greeting. */
export const readNameHint = (storage: KeyValueStore): string | null => storage.getItem(nameHintKey);

/** Stores both as long as someone is signed in. */
export function* roleHintSaga(storage: KeyValueStore) {
  yield* takeEvery(found, function* keep({ payload: { user } }) {
    yield* call(() => {
      storage.setItem(roleHintKey, user.role);
      storage.setItem(nameHintKey, user.firstName);
    });
  });
  yield* takeEvery(ended, function* drop() {
    yield* call(() => {
      storage.removeItem(roleHintKey);
      storage.removeItem(nameHintKey);
    });
  });
}
