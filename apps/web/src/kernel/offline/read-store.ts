import type { Locks } from '@nadi/api-client/refresh';
import { logWarning } from '../browser/log';
import { createTurns } from '../browser/turns';
import type { OfflinePlatform } from './offline-platform';
import { suffixOf } from './queries';
import { sealJson, unsealJson } from './seal-json';

/** The answer, and its time by this device's clock, RFC 3339. */
export type Kept = { answer: unknown; readAt: string };

/** The place at which data is deleted: in the tab in which its person signed out, or in another one, which learns of it later. */
export type Forgetting = 'here' | 'elsewhere';

type Options = Pick<OfflinePlatform, 'vault'> & {
  values: OfflinePlatform['readStore'];
  locks: Locks | undefined;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  /** Returns the person of the current session, in all tabs; checked before anything is stored. */
  ownerByNow: () => Promise<string | null>;
  /** True if a key is still needed for something else, such as unsent entries. */
  isKeyNeeded: (owner: string) => Promise<boolean>;
};

/** The maximum number of answers stored for a person. */
const limit = 60;
/** The number of answers deleted at once if the storage is full. */
const room = 10;

// Ids contain no spaces.
const keyOf = (owner: string, question: string) => `${owner} ${question}`;
const ownerOf = (key: string) => key.slice(0, key.indexOf(' '));

/** Increased when answers change in a way that this app could not show: answers stored by an earlier version are then read again. */
const shape = 4;

const isKept = (value: unknown, question: string): value is Kept & { question: string } => {
  const content = value as { question?: unknown; shape?: unknown } | null;
  return content?.question === question && content.shape === shape;
};

/** Answers stored on this device, sealed, by person and question. Nothing here throws: reading online works without it. */
export function createReadStore({ values, vault, locks, now, ownerByNow, isKeyNeeded }: Options) {
  const takeTurn = createTurns(locks, 'nadi-read-store');
  /** Deleted answers must not be written again by another call. */
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
          // It may have been deleted or replaced meanwhile.
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

    /** Returns ids of the patients other than the person about whom answers are stored. */
    async patients(owner: string): Promise<string[]> {
      try {
        const ids = (await keysOf(owner)).map(
          (key) => key.split(' ')[2] ?? /\/members\/([^/?]+)$/.exec(key)?.[1] ?? null,
        );
        return [...new Set(ids.filter((id) => id !== null))];
      } catch {
        return [];
      }
    },

    /** Deletes the stored answers about a patient for whom the person may no longer act. */
    forgetPatient: (owner: string, patientId: string) =>
      inTurn(async () => {
        const keys = (await keysOf(owner)).filter(
          (key) => key.endsWith(suffixOf(patientId)) || key.endsWith(`/members/${patientId}`),
        );
        await Promise.all(keys.map((key) => values.remove(key)));
      }),

    /**
     * Deletes the stored answers of everyone else, and their keys.
     *
     * @param spared id of the person who stays; null for no one
     * @param also ids of people whose keys are deleted even if none of their answers are stored here
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
