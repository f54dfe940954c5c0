import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { keepProducts } from '../keep-products';

export const importProducts = mutation('importProducts', async ({ body }, { tx, now, newId }) =>
  answer(await keepProducts(body.products, { tx, now, newId, isSample: false })),
);
