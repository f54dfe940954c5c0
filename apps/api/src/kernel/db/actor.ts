import type { Role } from '@nadi/contract/operations';
import { validate as isUuid } from 'uuid';

/** The actor of a transaction: a signed-in person, the gate before anyone is signed in, or the platform itself. */
export type Actor =
  | {
      userId: string;
      role: Role;
      /** Another patient for whom they act. The database looks for itself whether they may. */
      patientId?: string | null;
    }
  | 'gate'
  | 'keeper';

/** The role of the database that an actor works under. */
export const databaseRole = (actor: Actor, isWriting: boolean): string =>
  typeof actor === 'string' ? `nadi_${actor}` : isWriting ? 'nadi_app' : 'nadi_reader';

/** Tells the time in place of the database's own clock, for tests that move it. */
export type TimeOf = (() => Date) | undefined;

/** The start of a transaction: the role for row-level security, and the caller. */
export function setRole(actor: Actor, isWriting: boolean, timeOf?: TimeOf): string {
  const role = `set local role ${databaseRole(actor, isWriting)}`;
  if (typeof actor === 'string') return role;
  // These are part of the statement itself, because it is sent together with `begin`.
  if (!isUuid(actor.userId) || !/^[A-Z_]+$/.test(actor.role))
    throw new Error('An actor has an id and a role.');
  const time = timeOf ? `; set local nadi.now = '${timeOf().toISOString()}'` : '';
  // Postgres takes the row security of consents for something that hardly a row passes, and would sort all that a person has for its newest.
  const inOrder = actor.role === 'DOCTOR' ? '; set local enable_sort = off' : '';
  const { patientId = null } = actor;
  if (patientId !== null && !isUuid(patientId)) throw new Error('A patient has an id.');
  const patient = patientId === null ? '' : `; set local nadi.patient_id = '${patientId}'`;
  return `${role}${inOrder}${time}${patient}; set local nadi.user_id = '${actor.userId}'; set local nadi.role = '${actor.role}'`;
}
