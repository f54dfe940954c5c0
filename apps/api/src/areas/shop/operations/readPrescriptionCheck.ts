import { versioned } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { isWaiting, presentChecks } from '../checks';
import { findOrder } from '../orders';
import { expectRight } from '../pharmacist';

export const readPrescriptionCheck = query('readPrescriptionCheck', async ({ path }, given) => {
  const { tx, caller, touched } = given;
  await expectRight(caller, tx);
  const found = await findOrder(path.id, isWaiting(), tx);
  touched({ subjectId: found.userId, recordIds: [found.id] });
  const [check] = await presentChecks([found], tx);
  if (!check) throw notFound();
  return versioned(check);
});
