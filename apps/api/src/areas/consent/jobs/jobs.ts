import type { Job } from '../../../kernel/jobs/job';
import { endDue } from './end-due';

export const jobs: readonly Job[] = [
  {
    name: 'consents',
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
    async run(_, context) {
      const ended = await endDue(context);
      if (ended > 0) context.log.info({ ended }, 'consents');
    },
  },
];
