import type { Job } from '../../../kernel/jobs/job';
import { insightQueue } from '../insight-queue';
import { refreshEveryone, refreshOne } from './refresh';

export const jobs: readonly Job[] = [
  { name: insightQueue, run: ({ patient = '' }, context) => refreshOne(patient, context) },
  {
    // Some statements come with time alone, such as that nothing was measured for long.
    name: 'daily-insights',
    schedule: { cron: '30 5 * * *', timeZone: 'Asia/Kolkata' },
    run: (_, context) => refreshEveryone(context),
  },
];
