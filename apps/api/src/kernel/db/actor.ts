import type { Role } from '@nadi/contract/operations';
import { validate as isUuid } from 'uuid';

/** In whose name a transaction works: someone signed in, the gate before anyone is, or the platform itself. */
export type Actor = { userId: string; role: Role } | 'gate' | 'keeper';

/** The role of the database that an actor works under. */
export const databaseRole = (actor: Actor, isWriting: boolean): string =>
  typeof actor === 'string' ? `nadi_${actor}` : isWriting ? 'nadi_app' : 'nadi_reader';

/** What a transaction begins with: the role that row-level security holds it to, and who asks. */
export function becoming(actor: Actor, isWriting: boolean): string {
  const role = `set local role ${databaseRole(actor, isWriting)}`;
  if (typeof actor === 'string') return role;
  // These stand in the statement itself, since it goes out together with `begin`.
  if (!isUuid(actor.userId) || !/^[A-Z_]+$/.test(actor.role))
    throw new Error('An actor has an id and a role.');
  return `${role}; set local nadi.user_id = '${actor.userId}'; set local nadi.role = '${actor.role}'`;
}
