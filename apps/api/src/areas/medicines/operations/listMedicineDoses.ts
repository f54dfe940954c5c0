import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { findWindowFault } from '@nadi/domain/medicines/dose-window';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import { query } from '../../../kernel/operation/operation';
import { findDoses } from '../queries/find-doses';

export const listMedicineDoses = query('listMedicineDoses', async ({ query }, { tx, caller, touched }) => {
  const fault = findWindowFault(query);
  if (fault) throw unprocessable([fault]);
  const found = await findDoses(caller, query, tx);
  touched({ recordIds: found.map(({ id }) => id) });
  return answer(found.map(presentDose));
});
