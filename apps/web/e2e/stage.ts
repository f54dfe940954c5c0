import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Product, type ProductOptions, startProduct } from './product';
import { openBrowser } from './visitor';

export type Stage = { product: Product; browser: Browser };

/** The built product and a browser for the tests of one file; both are there once the first test runs. */
export function setStage(options: ProductOptions | (() => Promise<ProductOptions>) = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    const wanted = typeof options === 'function' ? await options() : options;
    // Each by itself: what did come is ended where the other did not.
    const opening = openBrowser().then((browser) => Object.assign(stage, { browser }));
    stage.product = await startProduct(wanted).finally(() => opening);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.stop();
  });
  return stage;
}
