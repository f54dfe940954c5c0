import { afterEach, describe, expect, it } from '@jest/globals';
import { seedFrom } from '../../../../../scripts/test/seed-from';
import { runHistory } from '../../../test/histories/history';
import type { Answer } from './answers';
import type { Transport } from './transport';
import type { OutboxEntry } from './write';

afterEach(() => {
  // Each history leaves its databases behind.
  const { constructor: Factory } = globalThis.indexedDB;
  globalThis.indexedDB = Reflect.construct(Factory, []) as IDBFactory;
});

const { SEED: one, NADI_TEST_ALL: isAll } = process.env;
const count = isAll ? 200 : 40;
/** Different with each change of the tested code; those of `--all` are always the same. */
const first = isAll ? 1 : 1_000 + seedFrom(['apps/web/src/kernel', 'apps/web/src/areas', 'apps/web/test']);
/** `SEED=17 npm run jest -- histories` runs one history again. */
const seeds = one ? [Number(one)] : Array.from({ length: count }, (_, index) => first + index);
const timeoutMs = 60_000;

describe('three devices of one patient', () => {
  const total: Record<string, number> = {};

  it.each(seeds)(
    'come to the same, with nothing lost and nothing twice: seed %i',
    async (seed) => {
      const { lines, faults, tally } = await runHistory({ seed });
      for (const [kind, times] of Object.entries(tally)) total[kind] = (total[kind] ?? 0) + times;
      if (faults.length > 0) throw new Error([`Seed ${seed}:`, ...faults, '', ...lines].join('\n'));
    },
    timeoutMs,
  );

  (one ? it.skip : it)('had all of it happen to them', () => {
    const least = { committed: 10, later: 5, conflict: 1, refused: 1, 'signed-out': 1 / 200 };
    const rare = Object.entries(least).filter(
      ([kind, each]) => (total[kind] ?? 0) < Math.floor(each * count),
    );
    expect(rare).toEqual([]);
  });
});

/** Sends something else than it was given. */
const sending =
  (change: (entry: OutboxEntry) => OutboxEntry) =>
  (transport: Transport): Transport => ({
    ...transport,
    send: (entries, mayGo) => transport.send(entries.map(change), mayGo),
  });

/** Reports something else than the answer. */
const hearing =
  (change: (answer: Answer) => Answer) =>
  (transport: Transport): Transport => ({
    ...transport,
    send: async (entries, mayGo) => {
      const answers = await transport.send(entries, mayGo);
      return new Map([...answers].map(([id, answer]) => [id, change(answer)]));
    },
  });

let minted = 0;
const another = (entry: OutboxEntry) => {
  minted += 1;
  return { ...entry, idempotencyKey: `another-${minted}` };
};
const taken = { status: 200, body: { data: null }, retryAfter: null };

describe('a history notices', () => {
  it.each<[string, (transport: Transport) => Transport, RegExp]>([
    ['a new key at each try', sending(another), /by a key that nobody minted/],
    [
      'a change that rests on nothing',
      sending((entry) => ({ ...entry, baseVersion: null })),
      /rests on no version/,
    ],
    [
      'an entry that leaves without having been answered',
      hearing((answer) => (answer.status >= 500 ? taken : answer)),
      /was kept and never done/,
    ],
    [
      'a refusal that is taken for success',
      hearing((answer) => (answer.status === 422 || answer.status === 412 ? taken : answer)),
      /was kept and never done/,
    ],
    [
      'a clock that nobody corrects',
      (transport) => ({ ...transport, clockError: async () => 0, knownClockError: () => null }),
      /was measured/,
    ],
  ])(
    '%s',
    async (_what, spoil, fault) => {
      const found: string[] = [];
      for (let seed = 1; seed <= 40 && !found.some((line) => fault.test(line)); seed += 1)
        found.push(...(await runHistory({ seed, spoil })).faults);
      expect(found.join('\n')).toMatch(fault);
    },
    timeoutMs,
  );
});
