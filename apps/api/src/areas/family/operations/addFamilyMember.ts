import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkChild, checkGuardian, findTooManyPeople } from '@nadi/domain/family/family-faults';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { patientProfiles } from '../../vital-signs/offers';
import { findMember, holdMembers, presentMember } from '../queries/find-family';

export const addFamilyMember = mutation(
  'addFamilyMember',
  async ({ body }, { tx, caller, now, newId, touched }) => {
    const day = dayInIndia(now);
    const tooMany = findTooManyPeople(await holdMembers(caller.userId, tx));
    const [profile] = await tx
      .select({ dateOfBirth: patientProfiles.dateOfBirth })
      .from(patientProfiles)
      .where(own(patientProfiles.userId, caller));
    const faults = tooMany
      ? [tooMany]
      : [...checkChild(body.dateOfBirth, day), ...checkGuardian(profile?.dateOfBirth ?? null, day)];
    if (faults.length > 0) throw unprocessable(faults);
    const id = newId();
    const { firstName, lastName, dateOfBirth, gender, relationship, declaration } = body;
    await tx
      .select({
        done: sql`add_dependant(${id}::uuid, ${newId()}::uuid, ${firstName}, ${lastName}, ${dateOfBirth}::date, ${gender}, ${relationship}, 'other', ${declaration},
        ${rangesVersion}::integer, ${now.toISOString()}::timestamptz)`,
      })
      .from(sql`(values (1)) as one`);
    touched({ recordIds: [id] });
    // An entry of the child, which guardians see.
    touched({ subjectId: id, recordIds: [id], isOnBehalf: true });
    return versioned(presentMember(await findMember(id, tx), now));
  },
);
