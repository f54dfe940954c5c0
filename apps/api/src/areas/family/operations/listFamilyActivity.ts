import { notFound } from '@nadi/api-server/problem';
import { positionOf } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { findActivity } from '../../account/offers';
import { findMembers } from '../queries/find-family';

export const listFamilyActivity = query(
  'listFamilyActivity',
  async ({ path, query }, { tx, caller, touched }) => {
    positionOf(query.cursor);
    const isOwn = path.id === caller.userId;
    if (!isOwn && !(await findMembers(tx)).some(({ id }) => id === path.id)) throw notFound();
    const { found, pagination } = await findActivity(path.id, query, tx);
    touched({ recordIds: [path.id] });
    const data = found.map(({ entry, actor }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: actor,
      isYou: entry.actorId === caller.userId,
      action: entry.action,
      recordType: entry.recordType as never,
      operation: entry.operation,
      recordIds: entry.recordIds,
    }));
    return { body: { success: true as const, data, pagination } };
  },
);
