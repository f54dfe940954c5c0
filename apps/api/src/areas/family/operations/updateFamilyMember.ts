import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { eq, sql } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { familyTies } from '../../../kernel/tables/family-ties';
import { correctName } from '../../profile/offers';
import { tiesOf } from '../policy/own-ties';
import { findMember, presentMember } from '../queries/find-family';

export const updateFamilyMember = mutation('updateFamilyMember', async ({ path, headers, body }, given) => {
  const { tx, now, touched } = given;
  // Held, so that two changes come one after the other.
  await tx.select({ id: familyTies.id }).from(familyTies).where(tiesOf(given.caller)).for('update');
  const found = await findMember(path.id, tx);
  touched({ recordIds: [found.id] });
  if (!found.hasAccount) touched({ subjectId: found.id, recordIds: [found.id], isOnBehalf: true });
  expectVersion(headers, found.version, 'FamilyMember', () => presentMember(found, now));
  const { relationship = found.relationship, firstName = found.firstName, lastName = found.lastName } = body;
  const isRenamed = firstName !== found.firstName || lastName !== found.lastName;
  if (isRenamed && (found.level !== 'guardian' || found.hasAccount))
    throw unprocessable([
      {
        pointer: firstName === found.firstName ? '/body/lastName' : '/body/firstName',
        message: 'Someone with an account changes their name themselves.',
        code: 'own-account',
      },
    ]);
  if (isRenamed) await correctName({ firstName, lastName }, { tx, caller: { userId: found.id }, now });
  await tx
    .update(familyTies)
    .set({ patientIs: relationship, version: sql`${familyTies.version} + 1` })
    .where(eq(familyTies.id, found.tieId));
  return versioned(presentMember(await findMember(found.id, tx), now));
});
