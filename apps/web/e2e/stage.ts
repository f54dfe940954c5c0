import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Product, type ProductOptions, startProduct } from './product';
import { openBrowser } from './visitor';

export type Stage = { product: Product; browser: Browser };

/** The built product and a browser for the tests of one file; both are there once the first test runs. */
export function setStage(options?: ProductOptions): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.product, stage.browser] = await Promise.all([startProduct(options), openBrowser()]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.stop();
  });
  return stage;
}
