import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findChosen, presentCart } from '../cart';

export const readCart = query('readCart', async (_, { tx, caller }) =>
  answer(presentCart(await findChosen(caller, tx))),
);
