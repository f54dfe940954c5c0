import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { and, isNull, lte } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { ownNotifications } from '../policy/own-notifications';
import { findCounts } from '../queries/find-notifications';
import { notifications } from '../tables/notifications';

const noMoment = { pointer: '/body/until', message: 'Must be a moment that exists.', code: 'format' };

export const readAllNotifications = mutation('readAllNotifications', async ({ body }, given) => {
  const { tx, caller, now, tell } = given;
  const until = parseMoment(body.until);
  if (!until) throw unprocessable([noMoment]);
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        ownNotifications(caller),
        isNull(notifications.readAt),
        isNull(notifications.archivedAt),
        lte(notifications.createdAt, until.at),
      ),
    );
  tell(caller.userId, { name: 'notifications-changed', message: {} });
  return answer(await findCounts(caller, tx));
});
