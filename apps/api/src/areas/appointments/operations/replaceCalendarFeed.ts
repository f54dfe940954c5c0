import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { calendarFeeds } from '../tables/calendar-feeds';

const taken = () =>
  unprocessable([{ pointer: '/body/token', message: 'This address has been used already.', code: 'taken' }]);

export const replaceCalendarFeed = mutation('replaceCalendarFeed', async ({ body }, { tx, caller, now }) => {
  const made = { tokenHash: hashToken(body.token), createdAt: now, lastReadAt: null };
  await tx
    .insert(calendarFeeds)
    .values({ doctorId: caller.userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.doctorId, set: made })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'calendar_feeds_token') ? taken() : error;
    });
  return answer({ createdAt: now.toISOString(), lastReadAt: null });
});
