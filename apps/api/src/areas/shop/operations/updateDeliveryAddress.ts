import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkAddress } from '@nadi/domain/shop/states';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { holdAddress, presentAddress } from '../addresses';
import { deliveryAddresses } from '../tables/delivery-addresses';

export const updateDeliveryAddress = mutation(
  'updateDeliveryAddress',
  async ({ path, headers, body }, { tx, caller, now, touched }) => {
    const found = await holdAddress(path.id, caller, tx);
    touched({ recordIds: [found.id] });
    expectVersion(headers, found.version, 'DeliveryAddress', () => presentAddress(found));
    const faults = checkAddress(body);
    if (faults.length > 0) throw unprocessable(faults);
    const changes = { ...body, line2: body.line2 ?? null, version: found.version + 1, updatedAt: now };
    await tx.update(deliveryAddresses).set(changes).where(eq(deliveryAddresses.id, found.id));
    return versioned(presentAddress({ ...found, ...changes }));
  },
);
