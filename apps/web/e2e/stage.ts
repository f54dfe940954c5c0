import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { undeclaredAreas } from './declared-areas';
import { createLike, demo } from './people';
import { type Product, type ProductOptions, standBefore, startProduct } from './product';
import { sharedBrowser, sharedServer } from './shared';
import { openBrowser, openWholeBrowser, type Person } from './visitor';

export type Stage = {
  product: Product;
  browser: Browser;
  /** Asha, for reading only, or someone like her who is of this file alone. */
  patient: Person;
};

type Wishes = ProductOptions & {
  /** True if its tests change anything of the patient. @default false */
  isWriting?: boolean;
  /** True for the system's browser, for what a headless shell lacks. @default false */
  isWholeBrowser?: boolean;
};

/** Only what is asked for is started for this file alone; the whole suite shares one server and one browser. */
const startStage = (options: ProductOptions): Promise<Product> => {
  const isOwn = options.env !== undefined || options.webDist !== undefined;
  return sharedServer && !isOwn ? standBefore(sharedServer, options.hostname) : startProduct(options);
};

/** The built product and a browser for the tests of one file; both are there once the first test runs. */
export function setStage(wishes: Wishes | (() => Promise<Wishes>) = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    const { isWriting, isWholeBrowser, ...options } = typeof wishes === 'function' ? await wishes() : wishes;
    // Each by itself: what did come is ended where the other did not.
    const open = isWholeBrowser ? openWholeBrowser : (sharedBrowser ?? openBrowser);
    const opening = open().then((browser) => Object.assign(stage, { browser }));
    stage.product = await startStage(options).finally(() => opening);
    stage.patient = isWriting ? await createLike(stage.product.server, 'asha') : demo('asha');
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.stop();
    // Its first line decides after which changes it runs.
    const { testPath } = expect.getState();
    if (stage.product && testPath)
      expect(undeclaredAreas(testPath, stage.product.proxy.codeOfPages)).toEqual([]);
  });
  return stage;
}
