import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { checkAddress } from '@nadi/domain/shop/states';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import { mostAddresses, presentAddress } from '../addresses';
import { ownAddresses } from '../policy/shop';
import { deliveryAddresses } from '../tables/delivery-addresses';

export const addDeliveryAddress = mutation('addDeliveryAddress', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const faults = checkAddress(body);
  if (faults.length > 0) throw unprocessable(faults);
  const many = await countAlone('delivery-addresses', caller.userId, tx, () =>
    tx.$count(deliveryAddresses, ownAddresses(caller)),
  );
  if (many >= mostAddresses)
    throw conflict(`You have ${mostAddresses} addresses. Delete one that you no longer need.`);
  const added = {
    ...{ id: newId(), userId: caller.userId, ...body, line2: body.line2 ?? null },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
  await tx.insert(deliveryAddresses).values(added);
  touched({ recordIds: [added.id] });
  return versioned(presentAddress(added));
});
