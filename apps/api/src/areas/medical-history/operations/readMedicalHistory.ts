import { versioned } from '@nadi/api-server/answers';
import { presentHistory } from '@nadi/domain/medical-history/present-history';
import { query } from '../../../kernel/operation/operation';
import { findMedicines } from '../../medicines/offers';
import { findHistory } from '../queries/find-history';

export const readMedicalHistory = query('readMedicalHistory', async (_, { tx, caller, touched }) => {
  const [{ head, rows }, medicines] = await Promise.all([findHistory(caller, tx), findMedicines(caller, tx)]);
  touched({ recordIds: rows.map(({ id }) => id) });
  return versioned(presentHistory(head, rows, medicines));
});
