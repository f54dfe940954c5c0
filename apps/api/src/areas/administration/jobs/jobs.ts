import { reportTimeZone } from '@nadi/domain/platform/analytics';
import type { Job } from '../../../kernel/jobs/job';
import { broadcastQueue } from './broadcast-queue';
import { countDays } from './count-days';
import { sendBroadcast, tendBroadcasts } from './send-broadcast';

export const jobs: readonly Job[] = [
  {
    name: 'daily-figures',
    // An hour after midnight: readings that waited on a device are there by then.
    schedule: { cron: '0 1 * * *', timeZone: reportTimeZone },
    async run(_, context, isEnding) {
      const days = await countDays(context, isEnding);
      context.log.info({ days }, 'daily figures');
    },
  },
  {
    name: broadcastQueue,
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
    async run({ broadcast }, context, isEnding) {
      // By the clock it has no id, and looks after all of them.
      for (const id of broadcast === undefined ? await tendBroadcasts(context) : [broadcast])
        await sendBroadcast(id, context, isEnding);
    },
  },
];
