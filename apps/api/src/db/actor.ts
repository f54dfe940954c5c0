import type { Role } from '@nadi/contract/operations';
import { validate as isUuid } from 'uuid';

/** In whose name a transaction works: someone signed in, the gate before anyone is, or the platform itself. */
export type Actor = { userId: string; role: Role } | 'gate' | 'keeper';

/** What a transaction begins with: the role that row-level security holds it to, and who asks. */
export function becoming(actor: Actor, isWriting: boolean): string {
  if (typeof actor === 'string') return `set local role nadi_${actor}`;
  // These stand in the statement itself, since it goes out together with `begin`.
  if (!isUuid(actor.userId) || !/^[A-Z_]+$/.test(actor.role))
    throw new Error('An actor has an id and a role.');
  return `set local role ${isWriting ? 'nadi_app' : 'nadi_reader'}; set local nadi.user_id = '${actor.userId}'; set local nadi.role = '${actor.role}'`;
}
