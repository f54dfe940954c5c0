import { cast, examples } from '@nadi/contract/examples';
import { invitationLifetime } from '@nadi/domain/family/levels';
import { fullName } from '@nadi/domain/kernel/full-name';
import { rangesVersion } from '@nadi/domain/vital-signs/judgement';
import { v7 } from 'uuid';
import { familyInvitations } from '../areas/family/offers';
import { patientProfiles } from '../areas/vital-signs/offers';
import type { Writer } from '../kernel/db/transaction';
import { dependants } from '../kernel/tables/dependants';
import { familyTies } from '../kernel/tables/family-ties';
import { patients } from '../kernel/tables/patients';

const child = examples.readFamilyMember.answers['200'].child.data;

/** Adds the son of the example to its mother. */
export async function seedChild(guardianId: string, now: Date, tx: Writer): Promise<void> {
  const { id, firstName, lastName, relationship, dateOfBirth, gender } = child;
  const at = { createdAt: now, updatedAt: now };
  await tx.insert(patients).values({ id, userId: null });
  await tx.insert(dependants).values({ patientId: id, firstName, lastName, version: 1, ...at });
  await tx
    .insert(patientProfiles)
    .values({ userId: id, dateOfBirth, gender, version: 1, updatedAt: now, rangesVersion });
  await tx.insert(familyTies).values({
    ...{
      id: v7(),
      patientId: id,
      userId: guardianId,
      level: 'guardian',
      patientIs: relationship,
      userIs: 'mother',
    },
    ...{ since: now, declaration: 'parent-or-guardian-2026-11', version: 1 },
  });
}

/** Adds an invitation of one person to another, which waits for an answer. */
export async function seedInvitation(senderId: string, now: Date, tx: Writer): Promise<void> {
  const { ravi, asha } = cast.people;
  await tx.insert(familyInvitations).values({
    ...{
      id: v7(),
      senderId,
      senderName: fullName(ravi),
      purpose: 'act-for-me',
      email: asha.email,
    },
    ...{ relationship: 'friend', level: 'view', status: 'WAITING', createdAt: now },
    expiresAt: new Date(now.getTime() + invitationLifetime),
  });
}
