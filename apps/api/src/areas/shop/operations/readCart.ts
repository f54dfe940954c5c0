import { answer } from '@nadi/api-server/answers';
import { presentCart } from '@nadi/domain/shop/cart';
import { query } from '../../../kernel/operation/operation';
import { findChosen } from '../cart';

export const readCart = query('readCart', async (_, { tx, caller }) =>
  answer(presentCart(await findChosen(caller, tx))),
);
