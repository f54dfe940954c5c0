import type { Job } from '../../../kernel/jobs/job';
import { labQueue } from '../lab-queue';
import { checkQueue } from './check-queue';
import { checkUpload, giveUpCheck } from './check-upload';
import { giveUpReading, readReport } from './read-report';

export const jobs: readonly Job[] = [
  {
    name: checkQueue,
    // One at a time on each server: a file may take what memory there is to spare.
    run: ({ upload = '' }, context) => checkUpload(upload, context),
    givenUp: ({ upload = '' }, context) => giveUpCheck(upload, context),
  },
  {
    name: labQueue,
    // One at a time too: recognition takes a processor and 100 MB.
    run: ({ record = '' }, context) => readReport(record, context),
    givenUp: ({ record = '' }, context) => giveUpReading(record, context),
  },
];
