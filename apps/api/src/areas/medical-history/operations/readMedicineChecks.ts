import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findChecks } from '../queries/find-checks';

export const readMedicineChecks = query('readMedicineChecks', async (_, { tx, caller, now, touched }) => {
  const { checks, medicines } = await findChecks(caller, now, tx);
  touched({ recordIds: medicines.map(({ id }) => id) });
  return answer(checks);
});
