import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Started, startServices } from '../../../test/start-services';
import { createBrowser } from '../../../test/worker-browser';
import { selectWorker } from './worker-selectors';

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
const times = (name: string) => browser.calls.filter((one) => one === name).length;
describe('registering the worker', () => {
  it('is not tried where the browser has none', async () => {
    app = await startServices({}, { worker: null });
    expect(phase()).toBe('unsupported');
  });

  it('is done a second after the start', async () => {
    await start();
    expect(phase()).toBe('supported');
    await pass(999);
    expect(times('register')).toBe(0);
    await pass(1);
    expect(times('register')).toBe(1);
    expect(phase()).toBe('registered');
  });

  it('is not done where it was done before', async () => {
    await start({ isRegistered: true });
    expect(phase()).toBe('registered');
    await pass(60_000);
    expect(times('register')).toBe(0);
  });

  it('may fail, which nobody is told', async () => {
    await start({ isRefused: true });
    await pass(1_000);
    expect(times('register')).toBe(1);
    expect(phase()).toBe('supported');
    expect(app.told).toEqual([]);
  });

  it('is undone where it is being worked on', async () => {
    await start({ isRegistered: true, isUnwanted: true });
    await pass(60_000);
    expect(browser.calls).toEqual(['removeAll']);
    expect(phase()).toBe('supported');
  });
});

describe('a worker that could not be registered', () => {
  it('is tried again, at longer and longer intervals', async () => {
    await start({ isRefused: true });
    await pass(1_000);
    await pass(999);
    expect(times('register')).toBe(1);
    await pass(1);
    expect(times('register')).toBe(2);
    await pass(2_000);
    expect(times('register')).toBe(3);
    await pass(600_000);
    expect(times('register')).toBeLessThan(15);
    browser.isRefused = false;
    await pass(150_000);
    expect(phase()).toBe('registered');
    expect(app.told).toEqual([]);
  });

  it('is registered anew where the browser dropped it, as its first installation failed', async () => {
    await start();
    await pass(1_000);
    expect(phase()).toBe('registered');
    browser.becomes('gone');
    expect(phase()).toBe('supported');
    browser.status = 'registered';
    await pass(1_000);
    expect(times('register')).toBe(2);
    expect(phase()).toBe('registered');
    // The follower of the removed one has stopped.
    expect(times('left status')).toBe(1);
    await pass(5_000);
    expect(times('tidyUp')).toBe(1);
  });

  it('is seen to be gone at the next look, where the browser did not tell', async () => {
    await start();
    await pass(1_000);
    browser.status = 'gone';
    await pass(10_000);
    expect(phase()).toBe('supported');
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the person looks at the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried at once when %s', async (_, occasion) => {
    await start({ isRefused: true });
    await pass(120_000);
    const tried = times('register');
    browser.isRefused = false;
    occasion();
    await pass(0);
    expect(times('register')).toBe(tried + 1);
    expect(phase()).toBe('registered');
  });

  it('waits for somebody to look, and for a network', async () => {
    await start({ isRefused: true });
    browser.isAwake = false;
    await pass(600_000);
    expect(times('register')).toBe(1);
    browser.isAwake = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(times('register')).toBe(2);
  });

  it('is not registered twice where another tab was faster', async () => {
    await start({ isRefused: true });
    await pass(1_000);
    browser.isRegistered = true;
    await pass(1_000);
    expect(times('register')).toBe(1);
    expect(phase()).toBe('registered');
  });
});
