import { beforeAll, describe, expect, it } from '@jest/globals';
import { lazyTable } from './lazy-table';
import { RouteLoadError } from './route-load-error';

/** Returns what reading it throws; null if that is nothing. */
function thrownBy(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (thrown) {
    return thrown;
  }
}

// With a network the page would be loaded again.
beforeAll(() => void Object.defineProperty(globalThis, 'navigator', { value: { onLine: false } }));

describe('a table of routes that is fetched late', () => {
  it('suspends until it is there, and then tells whoever waited', async () => {
    const routes = { dashboard: [] };
    let told = 0;
    const table = lazyTable(async () => ({ routes }));
    const read = () => table.read(() => told++);
    await thrownBy(read);
    expect(told).toBe(1);
    expect(read()).toBe(routes);
  });

  it('is there at once if it was preloaded', async () => {
    const routes = { auth: [] };
    const table = lazyTable(async () => ({ routes }));
    expect(await table.preload()).toBe(routes);
    expect(table.read(() => undefined)).toBe(routes);
  });

  it('says that it could not be loaded, unless it was only preloaded', async () => {
    const table = lazyTable(async () => {
      throw new Error('no network');
    });
    const read = () => table.read(() => undefined);
    expect(await table.preload()).toBeUndefined();
    await thrownBy(read);
    expect(thrownBy(read)).toBeInstanceOf(RouteLoadError);
  });

  it('is read after a later attempt has succeeded', async () => {
    let hasNetwork = false;
    const routes = { open: [] };
    const table = lazyTable(async () => {
      if (!hasNetwork) throw new Error('no network');
      return { routes };
    });
    const read = () => table.read(() => undefined);
    await thrownBy(read);
    hasNetwork = true;
    await table.preload();
    expect(read()).toBe(routes);
  });
});
