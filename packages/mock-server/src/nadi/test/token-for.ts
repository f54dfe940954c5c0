import type { Role } from '@nadi/contract/operations';
import type { Mock } from '../../mock-types';
import { castMember, type Who } from '../mock-cast';
import { openSession } from '../sessions';
import { type Person, worldOf } from '../world';

const who: Record<Role, Who> = {
  PATIENT: 'asha',
  DOCTOR: 'meera',
  UNVERIFIED_DOCTOR: 'samuel',
  ADMIN: 'admin',
  PENDING: 'kiran',
  SECOND_STEP: 'ravi',
  SECOND_STEP_MISSING: 'ravi',
};

/** The access token of someone new with a role, who has all that a person of the examples has. */
export function tokenFor(mock: Mock, role: Role): string {
  const world = worldOf(mock.store);
  const id = crypto.randomUUID();
  const like = structuredClone(castMember(world, who[role]));
  const account = { ...like.account, id, email: `${id}@nadi.example` };
  const readings = like.readings.map((reading) => ({ ...reading, enteredBy: id }));
  const person: Person = { ...like, account, readings, sessions: [] };
  world.people.push(person);
  // Takes the confirmation back: whoever follows the example's link confirms Kiran.
  if (role === 'PENDING') account.emailVerifiedAt = null;
  if (role === 'SECOND_STEP_MISSING') world.mustHaveSecondStep.add(id);
  const about = { method: 'password', device: 'A test', needsSecondStep: role === 'SECOND_STEP' } as const;
  const given = { world, now: new Date(), newId: () => crypto.randomUUID() };
  return openSession(person, about, given).token;
}
