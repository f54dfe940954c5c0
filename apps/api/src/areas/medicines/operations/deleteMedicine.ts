import { done } from '@nadi/api-server/answers';
import { presentMedicine } from '@nadi/domain/medicines/present-medicine';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { pickMedicine } from '../queries/find-medicines';
import { medicines } from '../tables/medicines';

export const deleteMedicine = mutation('deleteMedicine', async ({ path, headers }, given) => {
  const { tx, caller, touched } = given;
  const found = await pickMedicine(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'Medicine', () => presentMedicine(found));
  await tx.delete(medicines).where(eq(medicines.id, found.id));
  await tellDoctors(given);
  return done();
});
