import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Started, startServices } from '../../../test/start-services';
import { browserConnectivity } from '../browser/connectivity';
import { selectIsOffline } from './connectivity-slice';

let app: Started;
afterEach(() => {
  app.close();
  jest.restoreAllMocks();
});

const browserSays = (isOnline: boolean, event?: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (event) window.dispatchEvent(new Event(event));
};
const isOffline = () => selectIsOffline(app.store.getState());

describe('connectivity', () => {
  it.each([true, false])('begins as the browser says: online is %s', async (isOnline) => {
    browserSays(isOnline);
    app = await startServices();
    expect(isOffline()).toBe(!isOnline);
  });

  it('follows the events of the browser, and tells of a change once', async () => {
    app = await startServices();
    const phases: string[] = [];
    app.store.subscribe(() => phases.push(app.store.getState().connectivity.phase));
    browserSays(false, 'offline');
    browserSays(false, 'offline');
    browserSays(true, 'online');
    browserSays(true, 'online');
    expect(phases).toEqual(['offline', 'online']);
  });

  it('listens no more once the app is gone', async () => {
    const remove = jest.spyOn(window, 'removeEventListener');
    app = await startServices();
    app.stop();
    browserSays(false, 'offline');
    expect(isOffline()).toBe(false);
    expect(remove.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['online', 'offline']));
  });

  it('can be told by a test what the browser would say', async () => {
    let tell = () => {};
    let isOnline = true;
    app = await startServices(
      {},
      {
        connectivity: {
          isOnline: () => isOnline,
          subscribe(listener) {
            tell = listener;
            return () => undefined;
          },
        },
      },
    );
    isOnline = false;
    tell();
    expect(isOffline()).toBe(true);
    expect(browserConnectivity.isOnline()).toBe(true);
  });
});
