import { placeOf } from '@nadi/domain/kernel/page';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { findGoals } from '../queries/find-goals';
import { tellGoals } from '../queries/tell-goals';

export const listHealthGoals = query('listHealthGoals', async ({ query }, given) => {
  const { page, limit, cursor, ...filter } = query;
  const after = positionOf(cursor);
  const { found, hasMore, total, before } = await findGoals({ ...filter, page, limit, after }, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  const last = found.at(-1);
  const next = hasMore && last ? toCursor({ at: last.createdAt, id: last.id, before: before + limit }) : null;
  const place = placeOf({ page: after ? Math.floor(before / limit) + 1 : page, limit, total });
  return {
    body: {
      success: true as const,
      data: await tellGoals(found, given),
      pagination: { ...place, next },
    },
  };
});
