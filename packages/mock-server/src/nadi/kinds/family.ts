import type {
  FamilyInvitation,
  FamilyMember,
  NewFamilyInvitation,
  NewFamilyMember,
} from '@nadi/contract/schema';
import { checkChild, checkGuardian, checkInvitation } from '@nadi/domain/family/family-faults';
import { isReviewDue, lastDayOfGuardians } from '@nadi/domain/family/hand-over';
import { invitationLifetime } from '@nadi/domain/family/levels';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import { ownerOf } from './list-adapters';

/** Patients for whom someone may act. Here nobody acts: `Nadi-Patient` is for oneself. */
export const familyMembers: Kind<FamilyMember> = {
  make(sent, before, given) {
    if (before) return { ...before, ...sent };
    const { account, patient } = ownerOf(given);
    const { declaration: _, ...child } = sent as NewFamilyMember;
    const day = dayInIndia(given.now);
    const faults = [
      ...checkChild(child.dateOfBirth, day),
      ...checkGuardian(patient?.dateOfBirth ?? null, day),
    ];
    if (faults.length > 0) throw unprocessable(...faults);
    const guardian = { firstName: account.firstName, lastName: account.lastName, isYou: true };
    return {
      ...{ ...child, level: 'guardian', until: lastDayOfGuardians(child.dateOfBirth), hasAccount: false },
      ...{ guardians: [guardian], isReviewDue: isReviewDue(child.dateOfBirth, null, day) },
    };
  },
};

export const familyInvitations: Kind<FamilyInvitation> = {
  make(sent, before, given) {
    if (before) return { ...before, ...sent };
    const { account } = ownerOf(given);
    const { memberId: _, ...wanted } = sent as NewFamilyInvitation;
    const known = { ownEmail: account.email, waiting: 0, guardians: 1 };
    const faults = checkInvitation(sent as NewFamilyInvitation, known, dayInIndia(given.now));
    if (faults.length > 0) throw unprocessable(...faults);
    return {
      ...{ until: null, memberName: null, ...wanted, isYours: true, status: 'WAITING' },
      sender: `${account.firstName} ${account.lastName}`,
      expiresAt: new Date(given.now.getTime() + invitationLifetime).toISOString(),
    };
  },
};
