import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { isPartRefundDue } from '@nadi/domain/shop/order';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { partRefunded } from '../notices';
import { asHandled, holdOrder, saveOrder } from '../orders';

export const confirmShopRefund = mutation('confirmShopRefund', async ({ path, headers }, given) => {
  const { tx, now, touched, notify } = given;
  const found = await holdOrder(path.id, undefined, tx);
  touched({ subjectId: found.userId, recordIds: [found.id] });
  expectVersion(headers, found.version, 'Order', () => asHandled(found, now));
  if (!isPartRefundDue(found))
    throw conflict(
      'No part of this order is to be paid back. All of a cancelled or returned order is paid back by its move to REFUNDED.',
    );
  const changes = { refundedAt: now, updatedAt: now, version: found.version + 1 };
  const order = await saveOrder(found, changes, given);
  notify(order.userId, partRefunded(order.id));
  return versioned(asHandled(order, now));
});
