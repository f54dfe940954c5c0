import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Started, startServices } from '../../../test/start-services';
import { createBrowser } from '../../../test/worker-browser';
import { updatePutOff, updateRequested } from './worker-requests';
import { selectIsUpdateOffered, selectIsUpdating, selectWorker } from './worker-selectors';

let app: Started;
let browser: ReturnType<typeof createBrowser>;
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  app.close();
  jest.useRealTimers();
});

async function start(kind: Parameters<typeof createBrowser>[0] = {}) {
  browser = createBrowser(kind);
  app = await startServices({}, { worker: browser.worker });
  await pass(0);
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const phase = () => selectWorker(app.store.getState()).phase;
const isOffered = () => selectIsUpdateOffered(app.store.getState());
const times = (name: string) => browser.calls.filter((one) => one === name).length;
/** A page served by a worker, to which a new version has come. */
async function startWaiting() {
  await start({ isRegistered: true });
  browser.becomes('update-found');
  browser.becomes('waiting');
}

describe('a new version', () => {
  it('is asked for as often as the environment says, while someone looks and there is a network', async () => {
    await start({ isRegistered: true });
    await pass(29_999);
    expect(times('update')).toBe(0);
    await pass(1);
    expect(times('update')).toBe(1);
    browser.isAwake = false;
    await pass(60_000);
    expect(times('update')).toBe(1);
    browser.isAwake = true;
    // At the next look at the status, which is every ten seconds.
    await pass(10_000);
    expect(times('update')).toBe(2);
  });

  it('is noticed at the next look where the browser did not tell', async () => {
    await start({ isRegistered: true });
    browser.status = 'waiting';
    await pass(10_000);
    expect(phase()).toBe('waiting');
    expect(isOffered()).toBe(true);
  });

  it('is offered once it is here, and not before', async () => {
    await start({ isRegistered: true });
    browser.becomes('update-found');
    expect(phase()).toBe('update-found');
    expect(isOffered()).toBe(false);
    browser.becomes('waiting');
    expect(phase()).toBe('waiting');
    expect(isOffered()).toBe(true);
  });

  it('offers no version that could not be installed', async () => {
    await start({ isRegistered: true });
    browser.becomes('update-found');
    browser.becomes('registered');
    expect(phase()).toBe('registered');
    expect(isOffered()).toBe(false);
  });

  it('takes over when it is asked for; then, and once, the page is loaded anew', async () => {
    await startWaiting();
    app.store.dispatch(updateRequested());
    app.store.dispatch(updateRequested());
    expect(selectIsUpdating(app.store.getState())).toBe(true);
    expect(browser.calls).toEqual(['skipWaiting']);
    browser.tellControl();
    expect(browser.calls).toEqual(['skipWaiting', 'reload']);
    // The page stays until the new one is loaded.
    browser.hasWaiting = false;
    browser.tellControl();
    await pass(5_000);
    expect(selectIsUpdating(app.store.getState())).toBe(true);
    expect(browser.calls).toEqual(['skipWaiting', 'reload', 'tidyUp']);
  });

  it('is asked again while it waits, and is there where the browser did not tell', async () => {
    await startWaiting();
    app.store.dispatch(updateRequested());
    await pass(2_000);
    expect(browser.calls).toEqual(['skipWaiting', 'skipWaiting', 'skipWaiting']);
    browser.hasWaiting = false;
    await pass(1_000);
    expect(times('reload')).toBe(1);
    browser.tellControl();
    await pass(5_000);
    expect(times('reload')).toBe(1);
  });

  it('is offered again where it could not take over', async () => {
    await startWaiting();
    app.store.dispatch(updateRequested());
    await pass(9_999);
    expect(isOffered()).toBe(false);
    await pass(1);
    expect(phase()).toBe('waiting');
    expect(isOffered()).toBe(true);
    expect(times('reload')).toBe(0);
  });

  it('is loaded at once where nobody waits any more', async () => {
    await startWaiting();
    browser.hasWaiting = false;
    app.store.dispatch(updateRequested());
    expect(times('reload')).toBe(1);
  });
});

describe('an older version', () => {
  it('is let go of once, when the page before this one is gone', async () => {
    await start({ isRegistered: true });
    await pass(4_999);
    expect(times('tidyUp')).toBe(0);
    await pass(1);
    expect(times('tidyUp')).toBe(1);
    await pass(60_000);
    expect(times('tidyUp')).toBe(1);
  });
});

describe('a new version that another tab asked for', () => {
  it('never loads the page by itself, but is offered', async () => {
    await start({ isRegistered: true });
    browser.tellControl();
    await pass(60_000);
    expect(times('reload')).toBe(0);
    expect(phase()).toBe('updated');
    expect(isOffered()).toBe(true);
    app.store.dispatch(updateRequested());
    expect(browser.calls.filter((name) => name !== 'update')).toEqual(['tidyUp', 'reload']);
  });

  it('is followed by one that is newer still', async () => {
    await start({ isRegistered: true });
    browser.tellControl();
    app.store.dispatch(updatePutOff());
    browser.becomes('update-found');
    expect(phase()).toBe('updated');
    browser.becomes('waiting');
    expect(phase()).toBe('waiting');
    expect(isOffered()).toBe(true);
  });
});

describe('Later', () => {
  it('holds until the next version, whatever is looked at meanwhile', async () => {
    await startWaiting();
    app.store.dispatch(updatePutOff());
    expect(isOffered()).toBe(false);
    await pass(60_000);
    expect(isOffered()).toBe(false);
    browser.becomes('update-found');
    browser.becomes('waiting');
    expect(isOffered()).toBe(true);
  });

  it('holds for pages that are opened later, until the next version', async () => {
    await startWaiting();
    app.store.dispatch(updatePutOff());
    const kept = { ...window.localStorage };
    app.close();
    Object.assign(window.localStorage, kept);
    const status = browser.status;
    browser = createBrowser({ isRegistered: true });
    browser.status = status;
    app = await startServices({}, { worker: browser.worker });
    await pass(0);
    expect(phase()).toBe('waiting');
    expect(isOffered()).toBe(false);
    browser.becomes('update-found');
    browser.becomes('waiting');
    expect(isOffered()).toBe(true);
  });
});

it('listens no more once the app is gone', async () => {
  await start({ isRegistered: true });
  app.stop();
  await pass(60_000);
  expect(browser.calls.sort()).toEqual(['left control', 'left status']);
});
