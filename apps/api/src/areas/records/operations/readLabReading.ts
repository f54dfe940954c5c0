import { versioned } from '@nadi/api-server/answers';
import { presentReading } from '@nadi/domain/labs/present-reading';
import { query } from '../../../kernel/operation/operation';
import { findReading } from '../queries/find-lab-reading';

export const readLabReading = query('readLabReading', async ({ path }, { tx, caller, touched }) => {
  const row = await findReading(path.id, caller, tx);
  touched({ recordIds: [row.recordId] });
  return versioned(presentReading(row));
});
