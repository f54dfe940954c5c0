import { placeOf } from '@nadi/domain/kernel/page';
import { countOf, presentNotification } from '@nadi/domain/notifications/notification';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { singleStatementQuery } from '../../../kernel/operation/operation';
import { findPage } from '../queries/find-page';

export const listNotifications = singleStatementQuery('listNotifications', {
  ask: ({ query: { limit, cursor, isUnread, isArchived } }) => ({
    limit,
    after: positionOf(cursor),
    isUnread,
    isArchived,
  }),
  find: findPage,
  idsOf: ({ found }) => found.map(({ id }) => id),
  present({ limit, after, ...filter }, { found, hasMore, counts }) {
    const [last, before] = [found.at(-1), after?.before ?? 0];
    const page = Math.floor(before / limit) + 1;
    const place = placeOf({ page, limit, total: countOf(counts, filter) });
    const next =
      hasMore && last ? toCursor({ at: last.createdAt, id: last.id, before: before + limit }) : null;
    return {
      body: { success: true as const, data: found.map(presentNotification), pagination: { ...place, next } },
    };
  },
});
