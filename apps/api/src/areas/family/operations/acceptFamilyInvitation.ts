import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { erasesAt } from '@nadi/domain/account/deletion';
import { acceptedTerms, checkGuardian, findTooManyPeople } from '@nadi/domain/family/family-faults';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { sql } from 'drizzle-orm';
import type { Writing } from '../../../kernel/operation/given';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { childAskedForDeletion } from '../../account/offers';
import { zoneOf } from '../../notifications/offers';
import { patientProfiles } from '../../vital-signs/offers';
import { guardianAdded, invitationAccepted } from '../notices';
import { findMembers, holdMembers } from '../queries/find-family';
import { findReceived, presentInvitation } from '../queries/find-invitations';

/** Checks first what `accept_family_invitation` checks again in the database. */
export const acceptFamilyInvitation = mutation('acceptFamilyInvitation', async ({ path, body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const found = await findReceived(path.id, given);
  const day = dayInIndia(now);
  const { faults, level, until } = acceptedTerms(found, body, day);
  if (found.purpose === 'guardian') {
    const [profile] = await tx
      .select({ dateOfBirth: patientProfiles.dateOfBirth })
      .from(patientProfiles)
      .where(own(patientProfiles.userId, caller));
    faults.push(...checkGuardian(profile?.dateOfBirth ?? null, day));
  }
  // The database counts for the sender, whose ties are not visible here.
  const tooMany =
    found.purpose === 'act-for-you' ? null : findTooManyPeople(await holdMembers(caller.userId, tx));
  if (tooMany) faults.push(tooMany);
  if (faults.length > 0) throw unprocessable(faults);
  const { relationship, declaration = null } = body;
  const [made] = await tx
    .select({
      isDone: sql<boolean>`accept_family_invitation(${found.id}::uuid, ${newId()}::uuid, ${relationship}, ${level}, ${until}::date, ${declaration}, ${now.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`);
  if (!made?.isDone) throw conflict('This invitation cannot be accepted any more.');
  touched({ recordIds: [found.id] });
  if (found.memberId) touched({ subjectId: found.memberId, recordIds: [found.id], isOnBehalf: true });
  notify(found.senderId, invitationAccepted(fullName(caller.user)));
  if (found.purpose === 'guardian' && found.memberId) await tellOfGuardian(found.memberId, given);
  return answer(presentInvitation({ ...found, level, until, status: 'ACCEPTED' }, given));
});

/** Tells a child with an account who became a guardian, and the guardian of a deletion that the child asked for before. */
async function tellOfGuardian(
  memberId: string,
  { tx, caller, notify }: Writing<'acceptFamilyInvitation'>,
): Promise<void> {
  const child = (await findMembers(tx)).find(({ id }) => id === memberId);
  if (!child?.hasAccount) return;
  notify(memberId, guardianAdded(fullName(caller.user)));
  const [asked] = await tx
    .select({ at: sql<string | Date | null>`asked_at` })
    .from(sql`deletion_asked_by(${memberId}::uuid)`);
  if (!asked?.at) return;
  const erased = erasesAt(new Date(asked.at));
  notify(caller.userId, childAskedForDeletion(fullName(child), erased, await zoneOf(caller.userId, tx)));
}
