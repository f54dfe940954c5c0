import { notFound } from '@nadi/api-server/problem';
import type { DeliveryAddress } from '@nadi/contract/schema';
import { and } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { ownAddresses } from './policy/shop';
import { type DeliveryAddressRow, deliveryAddresses } from './tables/delivery-addresses';

/** As many addresses as a person may keep. */
export const mostAddresses = 20;

export const presentAddress = ({ userId: _, ...row }: DeliveryAddressRow): DeliveryAddress => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** @throws 404 if it is absent or another's */
export async function holdAddress(id: string, caller: Caller, tx: Reader): Promise<DeliveryAddressRow> {
  const isTheirs = and(hasId(deliveryAddresses.id, id), ownAddresses(caller));
  const [found] = await tx.select().from(deliveryAddresses).where(isTheirs).for('update');
  if (!found) throw notFound();
  return found;
}
