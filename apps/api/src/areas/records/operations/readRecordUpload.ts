import { versioned } from '@nadi/api-server/answers';
import { presentUpload } from '@nadi/domain/records/present-record';
import { query } from '../../../kernel/operation/operation';
import { findUpload } from '../queries/find-uploads';

export const readRecordUpload = query('readRecordUpload', async ({ path }, { tx, caller, touched }) => {
  const found = await findUpload(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  return versioned(presentUpload(found));
});
