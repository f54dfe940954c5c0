import type { Job } from '../../../kernel/jobs/job';
import { endGuardians, tellGuardians } from './hand-overs';

export const jobs: readonly Job[] = [
  {
    name: 'hand-overs',
    // Access ends with the birthday by itself. What follows is done right after midnight; people are told of what is to come in the morning.
    schedule: { cron: '2 0,9 * * *', timeZone: 'Asia/Kolkata' },
    async run(_, context) {
      const ended = await endGuardians(context);
      const looked = await tellGuardians(context);
      if (ended + looked > 0) context.log.info({ ended, looked }, 'hand-overs');
    },
  },
];
