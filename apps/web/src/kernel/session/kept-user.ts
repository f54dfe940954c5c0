import type { User } from '@nadi/contract/schema';
import { call, select } from 'typed-redux-saga';
import { meQuery } from '../offline/queries';
import type { SessionDependencies } from './session-dependencies';
import { selectIsUnconfirmed, selectUser } from './session-selectors';

/** Returns the user that this device knows under an id; null if none was ever stored. */
export async function findKeptUser(
  { readStore }: SessionDependencies,
  id: string | null,
): Promise<User | null> {
  const kept = id === null ? null : await readStore.find(id, meQuery);
  const user = kept?.answer as User | undefined;
  return user?.id === id ? (user ?? null) : null;
}

/** Stores the user as last read from the server, for a start without a network. */
export function* keepUser({ readStore }: SessionDependencies) {
  const user = yield* select(selectUser);
  if (user && !(yield* select(selectIsUnconfirmed)))
    yield* call(() => readStore.keep(user.id, meQuery, user));
}
