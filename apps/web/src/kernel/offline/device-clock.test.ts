import { beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeServer, fakeServer, problem } from '../../../test/fake-server';
import { recording, recordingOfNow } from '../../../test/writes';
import { createClockKnowledge } from './device-clock';
import { createOutbox } from './outbox';

let here: FakeServer;
beforeEach(() => {
  here = fakeServer();
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

describe('a clock that was set after a reading was kept', () => {
  const kept = (clockError: number) => ({ ...recordingOfNow('2026-11-20T08:00:00Z'), clockError });

  it.each([
    ['was right then, and is wrong now', 0, day, '2026-11-20T08:00:00Z'],
    ['was wrong then, and is right now', day, 0, '2026-11-19T08:00:00.000Z'],
    ['was wrong in another way', day, -day, '2026-11-19T08:00:00.000Z'],
  ])('counts as it was then: it %s', async (_what, then, since, meant) => {
    await here.add(recording({ write: kept(then) }));
    here.clock = () => since;
    await here.replay();
    expect(momentSent()).toBe(meant);
  });

  it('need not be asked for', async () => {
    await here.add(recording({ write: kept(0) }));
    here.clock = () => Promise.reject(new TypeError('The network is away.'));
    expect(await here.replay()).toEqual({ kind: 'done' });
  });

  it('is written down with what is kept, as far as it is known, and anew with each change', async () => {
    const outbox = createOutbox({
      entries: here.entries,
      transport: here.transport,
      replay: here.replayer(),
      channel: { tell: () => {}, listen: () => () => {} },
      wakeFor: () => {},
      owner: () => here.who,
      now: () => 1,
    });
    const {
      owner: _,
      timestamp: __,
      ...meant
    } = recording({ write: recordingOfNow('2026-11-20T08:00:00Z') });
    here.knownClockError = day;
    const entry = await outbox.keep(meant);
    expect(entry.write).toEqual({ ...meant.write, clockError: day });
    here.knownClockError = null;
    expect((await outbox.replace(entry, { ...meant, write: entry.write }))?.write).toEqual(meant.write);
    here.knownClockError = day;
    const dated = await outbox.keep({
      ...meant,
      write: { ...recordingOfNow('2026-11-18T08:00:00Z'), isNow: false },
    });
    expect(dated.write).not.toHaveProperty('clockError');
  });
});

describe('what is known of a clock', () => {
  it.each([
    ['nothing happens', 3_600_000, 3_600_000, day],
    ['it was set ahead, or the device slept', 3_600_000, 1_000, null],
    ['it was set back', -3_600_000, 1_000, null],
    ['it drifted by seconds', 3_605_000, 3_600_000, day],
  ])('holds as long as nobody sets it: %s', (_what, wall, passed, expected) => {
    let [now, monotonic] = [1_000_000_000, 0];
    const knowledge = createClockKnowledge(
      () => now,
      () => monotonic,
    );
    expect(knowledge.error()).toBeNull();
    knowledge.learn(day);
    now += wall;
    monotonic += passed;
    expect(knowledge.error()).toBe(expected);
  });
});
