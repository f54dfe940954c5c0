import type { Locks } from '@nadi/api-client/refresh';
import { logWarning } from '../browser/log';
import { createTurns } from '../browser/turns';
import type { OfflinePlatform } from './offline-platform';
import { sealJson, unsealJson } from './seal-json';

/** What was answered, and when by this device's clock, RFC 3339. */
export type Kept = { answer: unknown; readAt: string };

/** Where data is dropped: in the tab in which its person left, or in another one, which hears of it later. */
export type Forgetting = 'here' | 'elsewhere';

type Options = Pick<OfflinePlatform, 'vault'> & {
  values: OfflinePlatform['readStore'];
  locks: Locks | undefined;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  /** Whose session it is by now, in all tabs; asked before anything is kept. */
  ownerByNow: () => Promise<string | null>;
  /** Whether a key is still needed for something else, such as what waits to be sent. */
  isKeyNeeded: (owner: string) => Promise<boolean>;
};

/** How many answers are kept of a person. */
const limit = 60;
/** How many make room at once where the storage is full. */
const room = 10;

// Ids hold no space.
const keyOf = (owner: string, question: string) => `${owner} ${question}`;
const ownerOf = (key: string) => key.slice(0, key.indexOf(' '));

/** Grows where answers change in a way that this app could not show: what an earlier version kept is then read anew. */
const shape = 3;

const isKept = (value: unknown, question: string): value is Kept & { question: string } => {
  const content = value as { question?: unknown; shape?: unknown } | null;
  return content?.question === question && content.shape === shape;
};

/** Answers that lie on this device, sealed, by person and question. Nothing here throws: reading online goes on without it. */
export function createReadStore({ values, vault, locks, now, ownerByNow, isKeyNeeded }: Options) {
  const takeTurn = createTurns(locks, 'nadi-read-store');
  /** What is wiped is not written by another. */
  const inTurn = (run: () => Promise<void>): Promise<void> =>
    takeTurn(run).catch(() => logWarning('The read store failed'));

  const keysOf = async (owner: string) => (await values.keys()).filter((key) => ownerOf(key) === owner);

  async function dropLeastUsed(owner: string, count: number): Promise<void> {
    const keys = await keysOf(owner);
    const uses = await Promise.all(
      keys.map(async (key) => ({ key, at: (await values.get(key))?.usedAt ?? 0 })),
    );
    const leaving = uses.sort((a, b) => a.at - b.at).slice(0, count);
    await Promise.all(leaving.map(({ key }) => values.remove(key)));
  }

  return {
    async find(owner: string, question: string): Promise<Kept | null> {
      try {
        const key = keyOf(owner, question);
        const stored = await values.get(key);
        if (!stored) return null;
        const content = await unsealJson(vault, owner, stored.sealed);
        if (!isKept(content, question)) return null;
        void inTurn(async () => {
          // It may have been wiped or renewed meanwhile.
          const standing = await values.get(key);
          if (standing) await values.set(key, { ...standing, usedAt: now() });
        });
        return { answer: content.answer, readAt: content.readAt };
      } catch {
        return null;
      }
    },

    keep(owner: string, question: string, answer: unknown): Promise<void> {
      const usedAt = now();
      const readAt = new Date(usedAt).toISOString();
      return inTurn(async () => {
        if ((await ownerByNow()) !== owner) return;
        const sealed = await sealJson(vault, owner, { question, answer, readAt, shape });
        const put = () => values.set(keyOf(owner, question), { sealed, usedAt });
        try {
          await put();
        } catch {
          await dropLeastUsed(owner, room);
          await put();
        }
        const surplus = (await keysOf(owner)).length - limit;
        if (surplus > 0) await dropLeastUsed(owner, surplus);
      });
    },

    drop: (owner: string, question: string) => inTurn(() => values.remove(keyOf(owner, question))),

    /**
     * Wipes what was kept of everyone else, and their keys.
     *
     * @param spared id of who stays; null for nobody
     * @param also ids of people whose keys go even where nothing of them lies here
     */
    wipe: (spared: string | null, also: readonly string[] = []) =>
      inTurn(async () => {
        const keys = await values.keys();
        const leaving = keys.filter((key) => ownerOf(key) !== spared);
        await Promise.all(leaving.map((key) => values.remove(key)));
        for (const owner of new Set([...leaving.map(ownerOf), ...also]))
          if (owner !== spared && !(await isKeyNeeded(owner))) await vault.forget(owner);
      }),
  };
}

export type ReadStore = ReturnType<typeof createReadStore>;
