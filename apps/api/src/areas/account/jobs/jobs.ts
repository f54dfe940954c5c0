import type { Job } from '../../../kernel/jobs/job';
import { eraseDueAccounts } from '../deletion/erase';
import { remindOfDeletions } from './remind';

export const jobs: readonly Job[] = [
  {
    name: 'deletions',
    schedule: { cron: '7 * * * *', timeZone: 'UTC' },
    async run(_, context) {
      const reminded = await remindOfDeletions(context);
      const erased = await eraseDueAccounts(context);
      if (reminded + erased > 0) context.log.info({ reminded, erased }, 'deletions');
    },
  },
];
