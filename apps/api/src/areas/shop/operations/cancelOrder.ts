import { versioned } from '@nadi/api-server/answers';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { cancellation } from '@nadi/domain/shop/order';
import { mutation } from '../../../kernel/operation/operation';
import { orderMoved } from '../notices';
import { asOrder, holdOrder, isOwnOrder, moveTo, refuse } from '../orders';

export const cancelOrder = mutation('cancelOrder', async ({ path }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const found = await holdOrder(path.id, isOwnOrder(caller), tx);
  touched({ recordIds: [found.id] });
  refuse(refuseMove(cancellation, found.status, 'CANCELLED'));
  const order = await moveTo(found, 'CANCELLED', { reason: 'by-buyer' }, given);
  notify(caller.userId, orderMoved(order.id, 'CANCELLED'));
  return versioned(asOrder(order, now));
});
