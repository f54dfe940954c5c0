import { done } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { calendarFeeds } from '../tables/calendar-feeds';

export const deleteCalendarFeed = mutation('deleteCalendarFeed', async (_, { tx, caller }) => {
  await tx.delete(calendarFeeds).where(own(calendarFeeds.doctorId, caller));
  return done();
});
