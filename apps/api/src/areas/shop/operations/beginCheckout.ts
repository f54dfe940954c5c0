import { answer } from '@nadi/api-server/answers';
import { conflict, Problem, unprocessable } from '@nadi/api-server/problem';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { type Chosen, refuseCart, toLine } from '@nadi/domain/shop/cart';
import { type OrderAddress, reservation } from '@nadi/domain/shop/order';
import { sampleSeller } from '@nadi/domain/shop/seller';
import { totalsOf } from '@nadi/domain/shop/totals';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import type { Caller } from '../../../kernel/people/caller';
import { holdAddress } from '../addresses';
import { findChosen } from '../cart';
import { presentCheckout, release, reserve } from '../checkouts';
import { refuse } from '../orders';
import { ownCheckouts } from '../policy/shop';
import { shopCheckouts } from '../tables/shop-checkouts';

export const beginCheckout = mutation('beginCheckout', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  // One after the other of a person: each sees what the one before reserved.
  const [before] = await countAlone('shop-checkouts', caller.userId, tx, () =>
    tx
      .select()
      .from(shopCheckouts)
      .where(and(ownCheckouts(caller), eq(shopCheckouts.status, 'OPEN')))
      .for('update'),
  );
  if (before) await release(before, tx);
  const many = sql`release_checkouts(${now.toISOString()}::timestamptz)`;
  await tx.select({ many }).from(sql`(values (1)) as one`);
  const address = await addressOf(body, caller, tx);
  const chosen = await findChosen(caller, tx);
  refuse(refuseCart(chosen));
  const seller = sampleSeller;
  const { lines, totals } = totalsOf(
    chosen.map((one) => lineOf(one, dayInIndia(now))),
    { isDelivered: address !== null, from: seller.state, to: address?.state ?? seller.state },
  );
  await reserve(lines, tx);
  const row = {
    ...{ id: newId(), userId: caller.userId, status: 'OPEN' as const, fulfilment: body.fulfilment, address },
    ...{ seller, lines, totals, isSample: seller.isSample || chosen.some(({ product }) => product.isSample) },
    ...{ reservedUntil: new Date(now.getTime() + reservation), orderId: null, createdAt: now },
  };
  await tx.insert(shopCheckouts).values(row);
  touched({ recordIds: [row.id] });
  return answer(presentCheckout(row, now));
});

type Asked = { fulfilment: 'delivery' | 'pick-up'; addressId?: string | undefined };

/** The address of a delivery as it is now; null for a pick-up. */
async function addressOf(
  { fulfilment, addressId }: Asked,
  caller: Caller,
  tx: Reader,
): Promise<OrderAddress | null> {
  const fault = (message: string, code: string) =>
    unprocessable([{ pointer: '/body/addressId', message, code }]);
  if (fulfilment === 'pick-up') {
    if (addressId !== undefined) throw fault('Must not be given for a pick-up.', 'unknown');
    return null;
  }
  if (addressId === undefined) throw fault('Must name the address to deliver to.', 'required');
  const found = await holdAddress(addressId, caller, tx).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404)
      throw fault('Must be one of your addresses.', 'unknown');
    throw error;
  });
  const { name, phone, line1, line2, city, state, pin } = found;
  return { name, phone, line1, line2, city, state, pin };
}

function lineOf(one: Chosen, day: string) {
  const line = toLine(one, day);
  if (line) return line;
  throw conflict(`The rate of tax of ${one.product.name} is not known here, so it cannot be sold now.`);
}
