import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentSync } from '../present-connection';
import { findSyncs } from '../queries/find-connections';

export const listHealthSyncs = query('listHealthSyncs', async ({ path, query }, given) => {
  const { found, total } = await findSyncs(path.id, query, given);
  given.touched({ recordIds: [path.id] });
  return pageAnswer(found.map(presentSync), { ...query, total });
});
