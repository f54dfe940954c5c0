import { forbidden } from '@nadi/api-server/problem';
import { and, isNull } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { ownRight } from './policy/shop';
import { mine } from './queries/mine';
import { type ShopPharmacistRow, shopPharmacists } from './tables/shop-pharmacists';

/** The right of the caller, if they have it now. */
export async function findRight(caller: Caller, tx: Reader): Promise<ShopPharmacistRow | null> {
  const isTheirs = and(ownRight(caller), mine(shopPharmacists.userId), isNull(shopPharmacists.withdrawnAt));
  const [found] = await tx.select().from(shopPharmacists).where(isTheirs);
  return found ?? null;
}

/** @throws 403 without the right */
export async function expectRight(caller: Caller, tx: Reader): Promise<ShopPharmacistRow> {
  const right = await findRight(caller, tx);
  if (!right) throw forbidden('Only pharmacists of this installation check prescriptions.');
  return right;
}
