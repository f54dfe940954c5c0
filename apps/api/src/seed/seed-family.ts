import { cast, examples } from '@nadi/contract/examples';
import type { NewVitalSign } from '@nadi/contract/schema';
import { invitationLifetime } from '@nadi/domain/family/levels';
import { fullName } from '@nadi/domain/kernel/full-name';
import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { toColumns } from '@nadi/domain/vital-signs/new-reading';
import { v7 } from 'uuid';
import { familyInvitations } from '../areas/family/offers';
import { patientProfiles, vitalSigns } from '../areas/vital-signs/offers';
import type { Writer } from '../kernel/db/transaction';
import { dependants } from '../kernel/tables/dependants';
import { familyTies } from '../kernel/tables/family-ties';
import { patients } from '../kernel/tables/patients';

const child = examples.readFamilyMember.answers['200'].child.data;

/** Adds the son of the example to its mother, with his weights and heights. */
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
  await tx.insert(vitalSigns).values(sizesOfChild(guardianId, now));
}

/** Days ago, kg and cm: an invented boy near the middle lines. */
const sizes = [
  [730, 30.2, 137.5],
  [365, 33.9, 142.8],
  [180, 36.4, 146.1],
  [14, 38.6, 148.2],
] as const;

/** Weights and heights of the child, so that his growth charts have something to show. */
function sizesOfChild(guardianId: string, now: Date) {
  const { id: patientId, dateOfBirth, gender } = child;
  return sizes.flatMap(([daysAgo, kg, cm]) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const measuredAt = at.toISOString();
    const rowOf = (reading: Pick<NewVitalSign, 'type' | 'unit' | 'value'>) => {
      const columns = toColumns({ ...reading, measuredAt }, { at, offset: 330 });
      const assessed = assessedColumns(columns, { dateOfBirth, gender, facts: [] }, at);
      const kept = { enteredBy: guardianId, version: 1, createdAt: at, updatedAt: at };
      return { id: v7(), patientId, ...columns, ...assessed, ...kept };
    };
    return [
      rowOf({ type: 'weight', unit: 'kg', value: kg }),
      rowOf({ type: 'height', unit: 'cm', value: cm }),
    ];
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
