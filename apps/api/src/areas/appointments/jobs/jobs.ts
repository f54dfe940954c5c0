import type { Job } from '../../../kernel/jobs/job';
import { offerAllTimes, offerTimes, waitlistQueue } from './offer-times';

export const jobs: readonly Job[] = [
  {
    name: waitlistQueue,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    run: ({ doctor }, context, isEnding) =>
      doctor ? offerTimes(doctor, context) : offerAllTimes(context, isEnding),
  },
];
