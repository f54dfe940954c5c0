import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { fullName } from '@nadi/domain/kernel/full-name';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { familyTies } from '../../../kernel/tables/family-ties';
import { helperEnded } from '../notices';
import { findHelper } from '../queries/find-family';

export const endFamilyHelper = mutation('endFamilyHelper', async ({ path }, given) => {
  const { tx, caller, touched, notify } = given;
  const found = await findHelper(path.id, given);
  if (found.level === 'guardian') throw conflict('A guardian looks after you until your 18th birthday.');
  await tx.delete(familyTies).where(eq(familyTies.id, found.id));
  touched({ recordIds: [found.id] });
  notify(found.userId, helperEnded(fullName(caller.user)));
  return done();
});
