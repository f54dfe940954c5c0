import { positionOf } from '../../../kernel/db/list-cursor';
import { momentOf } from '../../../kernel/operation/moment-of';
import { singleStatementQuery } from '../../../kernel/operation/operation';
import { presentPlace } from '../presenters/place';
import { presentList } from '../presenters/vital-sign';
import { findPage } from '../queries/find-page';

export const listVitalSigns = singleStatementQuery('listVitalSigns', {
  ask: ({ query: { page, limit, type, cursor, dateFrom, dateTo } }) => ({
    page,
    limit,
    after: positionOf(cursor),
    type,
    from: momentOf('dateFrom', dateFrom),
    to: momentOf('dateTo', dateTo),
  }),
  find: findPage,
  idsOf: ({ found }) => found.map(({ row }) => row.id),
  present: ({ page, limit, after }, found) => ({
    body: {
      success: true as const,
      ...presentList(found.found),
      pagination: presentPlace(found, { page, limit, isAfterCursor: after !== null }),
    },
  }),
});
