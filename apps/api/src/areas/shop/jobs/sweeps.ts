import { registerYears } from '@nadi/domain/shop/invoice';
import { and, isNull, lte, ne, sql } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { scheduleH1Register } from '../tables/schedule-h1-register';
import { shopCheckouts } from '../tables/shop-checkouts';
import { shopInvoices } from '../tables/shop-invoices';

export const sweeps: readonly Sweep[] = [
  removing('checkouts that are over', shopCheckouts, (now) =>
    and(ne(shopCheckouts.status, 'OPEN'), lte(shopCheckouts.createdAt, new Date(now.getTime() - 86_400_000))),
  ),
  removing('invoices of erased people after their term', shopInvoices, (now) =>
    and(isNull(shopInvoices.userId), lte(shopInvoices.keptUntil, now)),
  ),
  removing('register of Schedule H1 after its term', scheduleH1Register, (now) =>
    lte(
      scheduleH1Register.suppliedOn,
      sql`(${now.toISOString()}::timestamptz - make_interval(years => ${registerYears}))::date`,
    ),
  ),
];
