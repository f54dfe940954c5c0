import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { eq, sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { familyTies } from '../../../kernel/tables/family-ties';
import { memberLeft } from '../notices';
import { findMember } from '../queries/find-family';

export const leaveFamilyMember = mutation(
  'leaveFamilyMember',
  async ({ path }, { tx, caller, touched, notify }) => {
    const found = await findMember(path.id, tx);
    // Two guardians who leave at once wait for each other.
    await tx
      .select({ isHeld: sql`pg_advisory_xact_lock(hashtextextended(${`family ${found.id}`}, 0))` })
      .from(sql`(values (1)) as one`);
    const { guardians, hasAccount } = await findMember(path.id, tx);
    if (!hasAccount && guardians.length < 2)
      throw conflict('You are the only guardian. Invite another one first, or delete the child’s record.');
    await tx.delete(familyTies).where(eq(familyTies.id, found.tieId));
    touched({ recordIds: [found.id] });
    touched({ subjectId: found.id, recordIds: [found.tieId] });
    notify(found.id, memberLeft(`${caller.user.firstName} ${caller.user.lastName}`));
    return done();
  },
);
