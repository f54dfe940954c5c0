import type { Locks } from '@nadi/api-client/refresh';
import type { Answer } from '../src/kernel/offline/answers';
import { createEntries, type Intent } from '../src/kernel/offline/entries';
import { memoryRecords, type RecordStore } from '../src/kernel/offline/records';
import { createSender, type RoundEvents } from '../src/kernel/offline/sender';
import type { Transport } from '../src/kernel/offline/transport';
import { memoryVault } from '../src/kernel/offline/vault';
import type { OutboxEntry } from '../src/kernel/offline/write';
import { owner } from './writes';

export const problem = (status: number, retryAfter: number | null = null): Answer => ({
  status,
  body: { status, message: 'No.' },
  retryAfter,
});

/**
 * An outbox in memory with a server that a test plays.
 *
 * @param spoil makes its records bad ones
 */
export function fakeServer(spoil = (records: RecordStore): RecordStore => records) {
  const versions = new Map<string, number>();
  const entries = createEntries({ records: spoil(memoryRecords()), vault: memoryVault() });

  /** Takes everything, and counts versions. */
  function take({ subject, write }: OutboxEntry): Answer {
    const version = (versions.get(subject) ?? ('read' in write ? write.read.version : 0)) + 1;
    const id = 'id' in write && write.id ? write.id : 'named-by-server';
    versions.set(subject, version);
    if (write.operation === 'recordVitalSign') versions.set(`vital-sign/${id}`, version);
    return { status: 200, body: { data: { id, version } }, retryAfter: null };
  }

  const played = {
    entries,
    take,
    /** The signed-in person. */
    who: owner as string | null,
    /** The sent entries, batch by batch. */
    batches: [] as OutboxEntry[][],
    /** The server's answer to an entry; may wait. */
    answer: take as (entry: OutboxEntry) => Answer | Promise<Answer>,
    /** Milliseconds by which this device is ahead; may wait, and fail. */
    clock: (): number | Promise<number> => 0,
    /** Holds what is known of that already. */
    knownClockError: null as number | null,
    add: (intent: Intent) => entries.add(intent),
    list: () => entries.list(owner),
    replayer: (locks?: Locks, over: Partial<Transport> = {}) =>
      createSender({ entries, transport: { ...transport, ...over }, owner: () => played.who, locks }),
    replay: (events?: RoundEvents) => played.replayer()(events),
    /** Ids of what was sent, batch by batch. */
    sentIds: () => played.batches.map((batch) => batch.map(({ id }) => id)),
  };

  const transport: Transport = {
    most: 50,
    async send(batch, mayGo) {
      played.batches.push([...batch]);
      const answers = batch.map(async (entry) => [entry.id, await played.answer(entry)] as const);
      const all = await Promise.all(answers);
      return mayGo() ? new Map(all) : new Map();
    },
    clockError: async () => played.clock(),
    knownClockError: () => played.knownClockError,
  };
  return Object.assign(played, { transport });
}

export type FakeServer = ReturnType<typeof fakeServer>;
