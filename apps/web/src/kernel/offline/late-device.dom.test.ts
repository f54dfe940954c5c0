import { describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '@nadi/api-client/client';
import { createTokenStore } from '../browser/token-store';
import { deviceOf } from './device';
import '../../app/writes';
import { lateDevice } from './late-device';
import { memoryOffline } from './offline-platform';
import type { OutboxNews } from './outbox';

const owner = 'asha';
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:1',
  tokens: createTokenStore(window.localStorage),
  onSessionEnded: () => undefined,
});
const reading = {
  type: 'vital-signs',
  subject: 'new-reading:1',
  idempotencyKey: crypto.randomUUID(),
  baseVersion: null,
  write: {
    operation: 'recordVitalSign',
    body: { type: 'heart_rate', value: 72, unit: 'bpm', timestamp: '2026-03-01T08:00:00Z' },
  },
} as unknown as Parameters<ReturnType<ReturnType<typeof deviceOf>['openOutbox']>['keep']>[0];

/** A device for which the test decides when there is time. */
function open() {
  const offline = memoryOffline();
  let calmDown: () => void = () => undefined;
  const calm = new Promise<void>((resolve) => {
    calmDown = resolve;
  });
  const fetchCode = jest.fn(async () => ({ browserDevice: () => deviceOf(offline) }));
  const device = lateDevice(fetchCode, calm);
  const outbox = device.openOutbox({ api, locks: undefined, owner: () => owner });
  return { offline, fetchCode, device, outbox, calmDown };
}
/** Runs everything that does not wait. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what outlives a page', () => {
  it('is fetched when the page has what it needs, and does then what it was asked', async () => {
    const { offline, fetchCode, device, outbox, calmDown } = open();
    await offline.readStore.set('a question', { readAt: 1 } as never);
    const asked = Promise.all([device.offline.readStore.keys(), outbox.list()]);
    await settle();
    expect(fetchCode).not.toHaveBeenCalled();
    calmDown();
    expect(await asked).toEqual([['a question'], []]);
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it('is fetched at once where somebody writes, and tells those who listened before', async () => {
    const { offline, outbox } = open();
    const heard: OutboxNews['kind'][] = [];
    outbox.subscribe(({ kind }) => heard.push(kind));
    await outbox.keep(reading);
    expect(await offline.records.all(owner)).toHaveLength(1);
    expect(heard).toEqual(['added']);
  });

  it('is fetched anew where that failed', async () => {
    const { fetchCode, outbox } = open();
    fetchCode.mockRejectedValueOnce(new Error('no network'));
    expect(await outbox.submit(reading, true)).toMatchObject({
      kind: 'refused',
      error: { message: 'no network' },
    });
    expect(await outbox.keep(reading)).toMatchObject({ subject: reading.subject });
  });

  it('says that the server was not reached where its code cannot be had', async () => {
    const { fetchCode, outbox } = open();
    fetchCode.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(outbox.keep(reading)).rejects.toMatchObject({ name: 'NoAnswerError', kind: 'unreachable' });
  });

  it('says nothing any more once it was stopped', async () => {
    const { outbox } = open();
    const heard: OutboxNews[] = [];
    outbox.subscribe((news) => heard.push(news));
    outbox.stop();
    await outbox.keep(reading);
    expect(heard).toEqual([]);
  });
});
