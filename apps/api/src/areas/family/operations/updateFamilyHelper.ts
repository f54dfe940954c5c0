import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { checkLastDay } from '@nadi/domain/family/family-faults';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { familyTies } from '../../../kernel/tables/family-ties';
import { helperChanged } from '../notices';
import { findHelper, presentHelper } from '../queries/find-family';

export const updateFamilyHelper = mutation('updateFamilyHelper', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const found = await findHelper(path.id, given);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'FamilyHelper', () => presentHelper(found));
  const faults = checkLastDay(body.until, dayInIndia(now));
  if (faults.length > 0) throw unprocessable(faults);
  if (found.level === 'guardian') throw conflict('The level of a guardian cannot be changed.');
  const changes = {
    level: body.level ?? found.level,
    until: body.until === undefined ? found.until : body.until,
    relationship: body.relationship ?? found.relationship,
    version: found.version + 1,
  };
  const { relationship: userIs, ...columns } = changes;
  await tx
    .update(familyTies)
    .set({ ...columns, userIs })
    .where(eq(familyTies.id, found.id));
  notify(found.userId, helperChanged(fullName(caller.user)));
  return versioned(presentHelper({ ...found, ...changes }));
});
