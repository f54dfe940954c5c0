import { answer } from '@nadi/api-server/answers';
import { presentUpload } from '@nadi/domain/records/present-record';
import { query } from '../../../kernel/operation/operation';
import { findUploads } from '../queries/find-uploads';

export const listRecordUploads = query('listRecordUploads', async (_, { tx, caller, touched }) => {
  const found = await findUploads(caller, tx);
  touched({ recordIds: found.map(({ id }) => id) });
  return answer(found.map(presentUpload));
});
