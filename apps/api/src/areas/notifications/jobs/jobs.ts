import type { Job } from '../../../kernel/jobs/job';
import { notificationQueue } from '../../../kernel/notify/notify';
import { checkTriggers } from '../triggers/check';
import { deliver, endInVain } from './deliver';
import { deliveryQueue, planDeliveries } from './plan';

export const jobs: readonly Job[] = [
  {
    name: notificationQueue,
    // Few connections, which requests need too.
    atOnce: 4,
    fetched: 20,
    run: ({ notification = '' }, context) => planDeliveries(notification, context),
  },
  {
    name: deliveryQueue,
    atOnce: 10,
    run: ({ delivery = '' }, context) => deliver(delivery, context),
    givenUp: ({ delivery = '' }, context) => endInVain(delivery, context),
  },
  {
    name: 'triggers',
    schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
    async run(_, context) {
      const sent = await checkTriggers(context);
      if (sent > 0) context.log.info({ sent }, 'triggers');
    },
  },
];
