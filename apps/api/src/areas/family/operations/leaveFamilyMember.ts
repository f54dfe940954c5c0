import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { fullName } from '@nadi/domain/kernel/full-name';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../../kernel/db/hold-lock';
import { mutation } from '../../../kernel/operation/operation';
import { familyTies } from '../../../kernel/tables/family-ties';
import { memberLeft } from '../notices';
import { findMember } from '../queries/find-family';

export const leaveFamilyMember = mutation(
  'leaveFamilyMember',
  async ({ path }, { tx, caller, touched, notify }) => {
    const found = await findMember(path.id, tx);
    // Two guardians who leave at once wait for each other.
    await holdLock(`family ${found.id}`, tx);
    const { guardians, level, hasAccount } = await findMember(path.id, tx);
    if (level === 'guardian' && guardians.length < 2)
      throw conflict(
        hasAccount
          ? 'You are the only guardian, until the 18th birthday. Invite another one first.'
          : 'You are the only guardian. Invite another one first, or delete the child’s record.',
      );
    await tx.delete(familyTies).where(eq(familyTies.id, found.tieId));
    touched({ recordIds: [found.id] });
    touched({ subjectId: found.id, recordIds: [found.tieId] });
    notify(found.id, memberLeft(fullName(caller.user)));
    return done();
  },
);
