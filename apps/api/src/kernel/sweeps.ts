import { daysKept } from '@nadi/domain/platform/retention';
import { lte } from 'drizzle-orm';
import { keyLifetime } from './idempotency/idempotency';
import { endUnsent } from './jobs/end-unsent';
import { removing, type Sweep } from './jobs/sweep';
import { callSignalLifetime, callSignals } from './tables/call-signals';
import { deliveryLog } from './tables/delivery-log';
import { failedJobs } from './tables/failed-jobs';
import { idempotencyKeys } from './tables/idempotency-keys';
import { mails } from './tables/mails';
import { rateWindows } from './tables/rate-windows';

/** Milliseconds for which a failed job is kept. */
const failedJobLifetime = daysKept.failedJobs * 86_400_000;
/** Milliseconds for which an e-mail is kept that no mail server takes. */
const mailLifetime = daysKept.unsentMails * 86_400_000;

/** Milliseconds for which it is kept what became of a message. */
const deliveryLifetime = daysKept.deliveries * 86_400_000;

export const sweeps: readonly Sweep[] = [
  removing('idempotency keys', idempotencyKeys, (now) =>
    lte(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetime)),
  ),
  removing('failed jobs', failedJobs, (now) =>
    lte(failedJobs.failedAt, new Date(now.getTime() - failedJobLifetime)),
  ),
  removing('mails', mails, (now) => lte(mails.createdAt, new Date(now.getTime() - mailLifetime))),
  endUnsent,
  removing('delivery log', deliveryLog, (now) =>
    lte(deliveryLog.createdAt, new Date(now.getTime() - deliveryLifetime)),
  ),
  removing('call signals', callSignals, (now) =>
    lte(callSignals.createdAt, new Date(now.getTime() - callSignalLifetime)),
  ),
  removing('rate windows', rateWindows, (now) => lte(rateWindows.endsAt, now)),
];
