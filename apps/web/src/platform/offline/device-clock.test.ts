import { beforeEach, describe, expect, it } from '@jest/globals';
import { type PlayedServer, playServer, problem } from '../../../test/played-server';
import { recording, recordingOfNow } from '../../../test/writes';

let here: PlayedServer;
beforeEach(() => {
  here = playServer();
});

const day = 86_400_000;
const momentSent = () => {
  const [write] = here.batches.flat().map((entry) => entry.write);
  return write?.operation === 'recordVitalSign' ? write.body.measuredAt : null;
};

describe('a clock that is wrong', () => {
  it.each([
    ['a day ahead', day, '2026-11-20T08:00:00+05:30', '2026-11-19T08:00:00.000+05:30'],
    ['a day behind', -day, '2026-11-18T08:00:00-03:00', '2026-11-19T08:00:00.000-03:00'],
    ['an hour ahead', day / 24, '2026-11-19T00:30:00Z', '2026-11-18T23:30:00.000Z'],
  ])('by %s is corrected, at the place of the person', async (_what, error, said, meant) => {
    const { id } = await here.add(recording({ write: recordingOfNow(said) }));
    here.clock = () => error;
    const corrected: number[][] = [];
    await here.replay({ onCorrected: (by, many) => corrected.push([by, many]) });
    expect(momentSent()).toBe(meant);
    expect(corrected).toEqual([[error, 1]]);
    expect(here.sentIds()).toEqual([[id]]);
  });

  it('is sent as it was first sent, however wrong it is by then', async () => {
    await here.add(recording({ write: recordingOfNow('2026-11-20T08:00:00Z') }));
    here.clock = () => day;
    here.answer = () => problem(503);
    await here.replay();
    here.clock = () => -day;
    here.answer = here.take;
    await here.replay();
    const [first, second] = here.batches.flat();
    expect(second?.write).toEqual(first?.write);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each([
    ['a moment that the person gave', { ...recordingOfNow('2026-11-18T08:00:00Z'), isNow: false }, day],
    ['what is within two minutes', recordingOfNow('2026-11-18T08:00:00Z'), 100_000],
  ])('leaves alone %s', async (_what, write, error) => {
    await here.add(recording({ write }));
    here.clock = () => error;
    await here.replay();
    expect(momentSent()).toBe('2026-11-18T08:00:00Z');
  });

  it('is not sent with while nobody knows what time it is', async () => {
    await here.add(recording({ write: recordingOfNow('2026-11-18T08:00:00Z') }));
    here.clock = () => Promise.reject(new TypeError('The network is away.'));
    expect(await here.replay()).toEqual({ kind: 'later', why: 'unreachable', retryAfter: null });
    expect(here.batches).toEqual([]);
    expect(await here.list()).toMatchObject([{ attempts: 0 }]);
  });
});
