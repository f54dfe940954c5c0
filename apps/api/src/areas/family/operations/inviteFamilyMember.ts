import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkInvitation } from '@nadi/domain/family/family-faults';
import { invitationLifetime } from '@nadi/domain/family/levels';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { mutation } from '../../../kernel/operation/operation';
import { invitationMail, invitationMailLimit } from '../invitation-mail';
import { findMembers } from '../queries/find-family';
import { holdWaiting, presentInvitation } from '../queries/find-invitations';
import { familyInvitations } from '../tables/family-invitations';

/** The answer, and its duration, do not tell whether someone with the address has an account: nobody is looked up. */
export const inviteFamilyMember = mutation('inviteFamilyMember', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, mail, publicUrl } = given;
  const { purpose, email, relationship, level, until = null, memberId = null } = body;
  const child = memberId === null ? undefined : (await findMembers(tx)).find(({ id }) => id === memberId);
  const known = {
    ownEmail: caller.user.email,
    waiting: await holdWaiting(given),
    guardians: child?.level === 'guardian' ? child.guardians.length : null,
  };
  const faults = checkInvitation({ purpose, email, level, until, memberId }, known, dayInIndia(now));
  if (faults.length > 0) throw unprocessable(faults);
  const row = {
    id: newId(),
    senderId: caller.userId,
    senderName: fullName(caller.user),
    ...{ purpose, memberId, memberName: child?.firstName ?? null, email, relationship, level, until },
    status: 'WAITING' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationLifetime),
  };
  await tx.insert(familyInvitations).values(row);
  mail(invitationMail(row, publicUrl), invitationMailLimit(email));
  touched({ recordIds: [row.id] });
  return answer(presentInvitation(row, given));
});
