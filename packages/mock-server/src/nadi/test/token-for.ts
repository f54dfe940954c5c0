import type { Role } from '@nadi/contract/operations';
import type { Mock } from '../../mock-types';
import { castMember, type Who } from '../mock-cast';
import { openSession } from '../sessions';
import { worldOf } from '../world';

const who: Record<Role, Who> = {
  PATIENT: 'asha',
  DOCTOR: 'meera',
  UNVERIFIED_DOCTOR: 'samuel',
  ADMIN: 'admin',
  PENDING: 'kiran',
  SECOND_STEP: 'ravi',
  SECOND_STEP_MISSING: 'ravi',
};

/** The access token of a new session of someone with a role. */
export function tokenFor(mock: Mock, role: Role): string {
  const world = worldOf(mock.store);
  const person = castMember(world, who[role]);
  // Whoever follows the example's link confirms Kiran.
  if (role === 'PENDING') person.account.emailVerifiedAt = null;
  if (role === 'SECOND_STEP_MISSING') world.mustHaveSecondStep.add(person.account.id);
  const about = { method: 'password', device: 'A test', needsSecondStep: role === 'SECOND_STEP' } as const;
  const given = { world, now: new Date(), newId: () => crypto.randomUUID() };
  return openSession(person, about, given).token;
}
