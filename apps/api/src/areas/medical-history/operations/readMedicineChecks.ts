import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { findChecks } from '../queries/find-checks';

export const readMedicineChecks = reading('readMedicineChecks', async (_, { tx, caller, now, touched }) => {
  const { checks, medicines } = await findChecks(caller, now, tx);
  touched({ recordIds: medicines.map(({ id }) => id) });
  return answer(checks);
});
