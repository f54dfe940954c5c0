import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeWorkers } from '../../../test/fake-workers';
import { type Started, startServices } from '../../../test/start-services';
import { browserWorker } from '../browser/service-worker';
import { updateRequested } from './worker-requests';
import { selectIsUpdateOffered, selectIsUpdating } from './worker-selectors';

let app: Started;
let workers: ReturnType<typeof createFakeWorkers>;
let reloads: number;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  workers = createFakeWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers.container });
  reloads = 0;
  const worker = browserWorker();
  if (!worker) throw new Error('This browser has no workers.');
  const reload = () => {
    reloads += 1;
  };
  app = await startServices({}, { worker: { ...worker, isUnwanted: false, reload } });
  await pass(0);
});
afterEach(() => {
  app.close();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const isOffered = () => selectIsUpdateOffered(app.store.getState());
const isUpdating = () => selectIsUpdating(app.store.getState());

describe('a new version in a browser that delays it', () => {
  it('is offered once it is installed', () => {
    workers.find();
    expect(isOffered()).toBe(false);
    workers.install();
    expect(isOffered()).toBe(true);
  });

  it('is asked again until the old worker has let go, and the page is loaded once', async () => {
    workers.find();
    const waiting = workers.install();
    workers.hasEventInFlight = true;
    app.store.dispatch(updateRequested());
    await pass(3_500);
    expect(isUpdating()).toBe(true);
    expect(reloads).toBe(0);
    workers.hasEventInFlight = false;
    await pass(1_000);
    expect(reloads).toBe(1);
    await pass(60_000);
    expect(reloads).toBe(1);
    expect(waiting.messages.filter((type) => type === 'SKIP_WAITING')).toHaveLength(5);
  });

  it('is offered again after ten seconds, and taken by the next press', async () => {
    workers.find();
    workers.install();
    workers.hasEventInFlight = true;
    app.store.dispatch(updateRequested());
    await pass(10_000);
    expect(isOffered()).toBe(true);
    // For minutes the browser does not hand over, and the page stays as it is.
    await pass(240_000);
    expect(isOffered()).toBe(true);
    expect(reloads).toBe(0);
    workers.hasEventInFlight = false;
    app.store.dispatch(updateRequested());
    await pass(0);
    expect(reloads).toBe(1);
  });

  it('offers a new version that takes over late, and loads no page without a press', async () => {
    workers.find();
    workers.install();
    workers.hasEventInFlight = true;
    app.store.dispatch(updateRequested());
    await pass(10_000);
    workers.activate();
    await pass(0);
    expect(reloads).toBe(0);
    expect(isOffered()).toBe(true);
    app.store.dispatch(updateRequested());
    await pass(0);
    expect(reloads).toBe(1);
  });

  it('offers no version that took over while no page was open, and lets go of older files', async () => {
    await pass(60_000);
    expect(isOffered()).toBe(false);
    expect(workers.registration.active?.messages).toEqual(['TIDY_UP']);
    expect(workers.registration.updates).toBeGreaterThan(0);
  });
});
