import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findCalendarFeed } from '../queries/find-calendar-feed';

export const readCalendarFeed = query('readCalendarFeed', async (_, { tx, caller }) =>
  answer(await findCalendarFeed(caller, tx)),
);
