import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findRight } from '../pharmacist';

export const readShopRights = query('readShopRights', async (_, { tx, caller }) =>
  answer({ isPharmacist: (await findRight(caller, tx)) !== null }),
);
