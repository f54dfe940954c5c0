import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { readSearch } from '@nadi/domain/consent/search';
import { query } from '../../../kernel/operation/operation';
import { searchPatients as find } from '../queries/find-patients';

export const searchPatients = query('searchPatients', async ({ query }, { tx, touched }) => {
  const read = readSearch(query.searchType, query.query);
  if ('fault' in read) throw unprocessable([read.fault]);
  const found = await find(query.searchType, read.wanted, tx);
  for (const { id } of found) touched({ subjectId: id, recordIds: [id] });
  return answer(found);
});
