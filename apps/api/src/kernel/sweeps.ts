import { lte } from 'drizzle-orm';
import { keyLifetime } from './idempotency/idempotency';
import { removing, type Sweep } from './jobs/sweep';
import { idempotencyKeys } from './tables/idempotency-keys';
import { rateWindows } from './tables/rate-windows';

export const sweeps: readonly Sweep[] = [
  removing('idempotency keys', idempotencyKeys, (now) =>
    lte(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetime)),
  ),
  removing('rate windows', rateWindows, (now) => lte(rateWindows.endsAt, now)),
];
