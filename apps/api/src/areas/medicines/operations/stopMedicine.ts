import { versioned } from '@nadi/api-server/answers';
import { presentMedicine } from '@nadi/domain/medicines/present-medicine';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { pickMedicine } from '../queries/find-medicines';
import { medicines } from '../tables/medicines';

export const stopMedicine = mutation('stopMedicine', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await pickMedicine(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  if (found.stoppedAt !== null) return versioned(presentMedicine(found));
  const changes = { stoppedAt: now, version: found.version + 1, updatedAt: now };
  await tx.update(medicines).set(changes).where(eq(medicines.id, found.id));
  await tellDoctors(given);
  return versioned(presentMedicine({ ...found, ...changes }));
});
