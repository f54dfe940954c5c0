import { presentStanding } from '@nadi/domain/insights/present';
import { placeOf } from '@nadi/domain/kernel/page';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { findHistory } from '../queries/find-insights';

export const listInsightHistory = query(
  'listInsightHistory',
  async ({ query: { limit, cursor } }, { tx, caller, touched }) => {
    const after = positionOf(cursor);
    const { found, hasMore, total } = await findHistory(caller, { after, limit }, tx);
    const [last, before] = [found.at(-1), after?.before ?? 0];
    const place = placeOf({ page: Math.floor(before / limit) + 1, limit, total });
    const next =
      hasMore && last ? toCursor({ at: last.firstSaidAt, id: last.id, before: before + limit }) : null;
    touched({ recordIds: found.map(({ id }) => id) });
    return {
      body: {
        success: true as const,
        data: found.map((row) => presentStanding(row, row.id)),
        pagination: { ...place, next },
      },
    };
  },
);
