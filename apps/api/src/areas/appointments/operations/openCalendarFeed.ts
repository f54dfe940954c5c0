import { notFound } from '@nadi/api-server/problem';
import { brand } from '@nadi/brand';
import { feedCalendar } from '@nadi/domain/appointments/icalendar';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { openFeed } from '../queries/find-calendar-feed';

/** Writes: the feed says when it was last read. */
export const openCalendarFeed = mutation('openCalendarFeed', async ({ path }, { tx, now }) => {
  const visits = await openFeed(hashToken(path.feed), now, tx);
  if (!visits) return notFound('This calendar feed does not work. It may have ended.');
  return { body: Buffer.from(feedCalendar(visits, brand.name)), contentType: 'text/calendar' };
});
