import { describe, expect, it } from '@jest/globals';
import { createTurns } from './turns';

/** A task that ends when it is told to. */
function task(log: string[], name: string) {
  let end: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  const run = async () => {
    log.push(name);
    await ended;
  };
  return { run, end, fail };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('lets so many run, and then one for each that ends, in their order', async () => {
    const { take } = createTurns(2);
    const log: string[] = [];
    const [a, b, c, d] = [task(log, 'a'), task(log, 'b'), task(log, 'c'), task(log, 'd')];
    const all = [a, b, c, d].map(({ run }) => take('one', run));
    await settled();
    expect(log).toEqual(['a', 'b']);
    b.end();
    await settled();
    expect(log).toEqual(['a', 'b', 'c']);
    for (const { end } of [a, c, d]) end();
    await Promise.all(all);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives the place on where a task fails, and keeps nobody else waiting', async () => {
    const { take } = createTurns(1);
    const log: string[] = [];
    const [bad, next, other] = [task(log, 'bad'), task(log, 'next'), task(log, 'other')];
    const failed = take('one', bad.run);
    const waits = take('one', next.run);
    const elsewhere = take('another', other.run);
    await settled();
    expect(log).toEqual(['bad', 'other']);
    bad.fail(new Error('bad'));
    await expect(failed).rejects.toThrow('bad');
    next.end();
    other.end();
    await Promise.all([waits, elsewhere]);
    expect(log).toEqual(['bad', 'other', 'next']);
  });
});
