import type { OutboxNews } from '../../src/kernel/offline/outbox';
import type { OutboxEntry } from '../../src/kernel/offline/write';
import { insisted } from './person';
import type { WatchedServer } from './server';

/** A person's intents, with their outcomes as the device reported them. */
type Meant = {
  device: string;
  /** Place among what was meant on the device. */
  entry: number;
  operation: OutboxEntry['write']['operation'];
  state: 'kept' | 'taken back' | 'unknown';
};

/** Keeps account of all that was meant, by the key that was minted with it. */
export function createLedger(server: WatchedServer) {
  const byKey = new Map<string, Meant>();
  const keyOf = new Map<string, string>();
  /** How often what was answered, in words of the verdicts. */
  const tally: Record<string, number> = {};
  const place = (device: string, id: number) => `${device} ${id}`;

  function keep(device: string, { id, idempotencyKey: key, write: { operation } }: OutboxEntry): void {
    const before = keyOf.get(place(device, id));
    if (before !== undefined && before !== key) set(before, 'taken back');
    keyOf.set(place(device, id), key);
    if (!byKey.has(key)) byKey.set(key, { device, entry: id, operation, state: 'kept' });
  }
  function set(key: string | undefined, state: Meant['state']): void {
    const meant = key === undefined ? undefined : byKey.get(key);
    if (meant) meant.state = state;
  }

  return {
    tally,
    hear(device: string, news: OutboxNews): void {
      if (news.kind === 'settled')
        for (const { verdict } of news.settled) tally[verdict.kind] = (tally[verdict.kind] ?? 0) + 1;
      if (news.kind === 'added') keep(device, news.entry);
      if (news.kind !== 'changed') return;
      for (const id of news.removed) set(keyOf.get(place(device, id)), 'taken back');
      for (const entry of news.entries) keep(device, entry);
    },
    /** The tab died while it was about these, and nobody was told what came of it. */
    doubt(device: string, ids: readonly number[]): void {
      for (const id of ids) set(keyOf.get(place(device, id)), 'unknown');
    },
    /** The entries that the device found when it was opened again. */
    find: (device: string, entries: readonly OutboxEntry[]): void => {
      for (const entry of entries) keep(device, entry);
    },

    /** The violations of the promise: nothing lost, nothing twice, everything in order. */
    faults(): string[] {
      const found: string[] = [];
      const { commits } = server;
      for (const [key, { device, entry, operation, state }] of byKey) {
        const name = `${operation} ${device}#${entry} (${key})`;
        const made = commits.filter((commit) => commit.key === key);
        if (made.length > 1) found.push(`${name} was done ${made.length} times`);
        if (state === 'taken back' && made.length > 0) found.push(`${name} was taken back and done`);
        // One that another deletion came before is done without a change.
        if (state === 'kept' && made.length === 0 && operation !== 'deleteVitalSign')
          found.push(`${name} was kept and never done`);
      }
      const last = new Map<string, number>();
      for (const { key, subject, version } of commits) {
        const meant = byKey.get(key);
        if (!meant) {
          found.push(`${subject} got version ${version} by a key that nobody minted: ${key}`);
          continue;
        }
        const row = `${meant.device} ${subject}`;
        // Leaves out whoever insists: they were shown what came meanwhile, be it their own.
        if (key.endsWith(insisted)) continue;
        if ((last.get(row) ?? 0) > meant.entry)
          found.push(`${row}: #${meant.entry} was done after #${last.get(row)}`);
        last.set(row, meant.entry);
      }
      return found;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
