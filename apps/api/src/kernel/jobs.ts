import type { Job } from './jobs/job';
import { mailQueue } from './mail/mail-queue';
import { giveUpMail, sendMail } from './mail/send-mail';

export const jobs: readonly Job[] = [
  {
    name: mailQueue,
    atOnce: 5,
    run: ({ mail = '' }, context) => sendMail(mail, context),
    givenUp: ({ mail = '' }, context) => giveUpMail(mail, context),
  },
];
