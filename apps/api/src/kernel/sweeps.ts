import { lte } from 'drizzle-orm';
import { keyLifetime } from './idempotency/idempotency';
import { removing, type Sweep } from './jobs/sweep';
import { idempotencyKeys } from './tables/idempotency-keys';
import { mails } from './tables/mails';
import { rateWindows } from './tables/rate-windows';

/** Milliseconds for which an e-mail is kept that no mail server takes. */
const mailLifetime = 7 * 86_400_000;

export const sweeps: readonly Sweep[] = [
  removing('idempotency keys', idempotencyKeys, (now) =>
    lte(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetime)),
  ),
  // What was given up stays for a while, for whoever looks after the mail server.
  removing('mails', mails, (now) => lte(mails.createdAt, new Date(now.getTime() - mailLifetime))),
  removing('rate windows', rateWindows, (now) => lte(rateWindows.endsAt, now)),
];
