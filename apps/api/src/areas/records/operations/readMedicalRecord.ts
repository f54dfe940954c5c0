import { versioned } from '@nadi/api-server/answers';
import { presentRecord } from '@nadi/domain/records/present-record';
import { query } from '../../../kernel/operation/operation';
import { findRecord } from '../queries/find-record';

export const readMedicalRecord = query('readMedicalRecord', async ({ path }, { tx, caller, touched }) => {
  const { row, files } = await findRecord(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  return versioned(presentRecord(row, files));
});
