import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { isMedicine, mayReturn, returning } from '@nadi/domain/shop/order';
import { mutation } from '../../../kernel/operation/operation';
import { asOrder, holdOrder, isOwnOrder, moveTo, refuse } from '../orders';

export const requestReturn = mutation('requestReturn', async ({ path, body: { reason } }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdOrder(path.id, isOwnOrder(caller), tx);
  touched({ recordIds: [found.id] });
  refuse(refuseMove(returning, found.status, 'RETURN_REQUESTED'));
  if (!mayReturn(found, now))
    throw conflict(
      'A return can be asked for once, within seven days of the delivery. It may become nothing else now.',
    );
  if (reason === 'not-needed' && found.lines.some(isMedicine))
    throw unprocessable([
      {
        pointer: '/body/reason',
        message: 'Medicines are taken back only if they are damaged, expired or not what was ordered.',
        code: 'medicine',
      },
    ]);
  const order = await moveTo(found, 'RETURN_REQUESTED', { returnReason: reason }, given);
  return versioned(asOrder(order, now));
});
