import { answer } from '@nadi/api-server/answers';
import { positionOf } from '../../../kernel/db/list-cursor';
import { momentOf } from '../../../kernel/operation/moment-of';
import { query } from '../../../kernel/operation/operation';
import { findAuditEntries, personOf } from '../queries/find-audit-entries';

/** The list does not include the entry of this search itself; the next one does. */
export const listAuditEntries = query('listAuditEntries', async ({ query }, { tx, caller, touched }) => {
  const { limit, cursor, dateFrom, dateTo, ...filter } = query;
  const period = { from: momentOf('dateFrom', dateFrom), to: momentOf('dateTo', dateTo) };
  const after = positionOf(cursor);
  const actor = await personOf(filter.actor, 'actor', tx);
  const subject = await personOf(filter.subject, 'subject', tx);
  const found = await findAuditEntries({ ...filter, ...period, actor, subject }, { after, limit }, tx);
  const people = [...new Set([actor, subject].filter((id) => id !== null))];
  // Most of what stands about a person was done by them, so each who is named sees it. An id that is nobody's begins no trail.
  const told = found.entries.length > 0 && people.length > 0 ? people : [caller.userId];
  for (const subjectId of told) touched({ subjectId, recordIds: people });
  return answer(found);
});
