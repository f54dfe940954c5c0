import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { earlierAfter } from '@nadi/domain/medicines/change-medicine';
import { codeOfName } from '@nadi/domain/medicines/drugs';
import { checkMedicine } from '@nadi/domain/medicines/medicine-faults';
import { presentMedicine } from '@nadi/domain/medicines/present-medicine';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { pickMedicine } from '../queries/find-medicines';
import { medicines } from '../tables/medicines';

export const updateMedicine = mutation('updateMedicine', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await pickMedicine(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'Medicine', () => presentMedicine(found));
  const faults = checkMedicine(body, now.toISOString().slice(0, 10));
  if (faults.length > 0) throw unprocessable(faults);

  const changes = {
    ...body,
    atc: codeOfName(body.generic),
    earlierSchedules: earlierAfter(found, body, now),
    version: found.version + 1,
    updatedAt: now,
  };
  await tx.update(medicines).set(changes).where(eq(medicines.id, found.id));
  await tellDoctors(given);
  return versioned(presentMedicine({ ...found, ...changes }));
});
