import type { CalendarFeed, NewCalendarFeed } from '@nadi/contract/schema';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import { worldOf } from '../world';
import { keptOne, ownerOf } from './list-adapters';

type KeptFeed = CalendarFeed & { token?: string };

export const calendarFeed: Kind<KeptFeed> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne<KeptFeed>(
      () => me.calendarFeed ?? { createdAt: null, lastReadAt: null },
      (row) => {
        me.calendarFeed = row?.token ? { ...row, token: row.token } : null;
      },
    );
  },
  make(sent, _, { now, store }) {
    const { token } = sent as NewCalendarFeed;
    const isTaken = worldOf(store).people.some(({ calendarFeed: feed }) => feed?.token === token);
    if (isTaken)
      throw unprocessable({
        pointer: '/body/token',
        message: 'This address has been used already.',
        code: 'taken',
      });
    return { token, createdAt: now.toISOString(), lastReadAt: null };
  },
  show: ({ createdAt, lastReadAt }) => ({ createdAt, lastReadAt }),
};
