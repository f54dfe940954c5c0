import type { Locks } from '@nadi/api-client/refresh';
import { logWarning } from '../browser/log';
import { createTurns } from '../browser/turns';
import type { OfflinePlatform } from '../offline/offline-platform';
import { sealJson, unsealJson } from '../offline/seal-json';

/** The form of the first answers, not submitted. */
export type Draft = { answers: unknown; photo: File | null };

/** How a draft is stored here. */
export type DraftStanding = 'kept' | 'kept-without-photo' | 'not-kept';

type Options = Pick<OfflinePlatform, 'vault'> & {
  values: OfflinePlatform['drafts'];
  locks: Locks | undefined;
  /** Returns the person of the current session, in all tabs; checked before anything is stored. */
  ownerByNow: () => Promise<string | null>;
};

type Content = { answers: unknown; photo: { id: string; name: string; type: string } | null };

// Ids contain no spaces.
const answersOf = (owner: string) => `${owner} answers`;
const photosOf = (owner: string) => `${owner} photo `;
const ownerOf = (key: string) => key.slice(0, key.indexOf(' '));

/** Stores drafts that are not submitted yet on this device, sealed, until the server or the outbox has the answers. */
export function createOnboardingDrafts({ values, vault, locks, ownerByNow }: Options) {
  const inTurn = createTurns(locks, 'nadi-drafts');
  /** The drafts still to be written, by person; only the newest is written. */
  const newest = new Map<string, Draft>();
  /** A photo is sealed once, however often the answers beside it change. */
  const photoIds = new WeakMap<File, string>();

  const keysOf = async (isLeaving: (key: string) => boolean) => (await values.keys()).filter(isLeaving);
  const removeAll = async (isLeaving: (key: string) => boolean) =>
    void (await Promise.all((await keysOf(isLeaving)).map((key) => values.remove(key))));

  /** @returns true if there is room for it */
  async function putPhoto(owner: string, id: string, photo: File): Promise<boolean> {
    if (photoIds.get(photo) === id) return true;
    try {
      const content = new Uint8Array(await photo.arrayBuffer());
      await values.set(`${photosOf(owner)}${id}`, await vault.seal(owner, content));
    } catch {
      return false;
    }
    photoIds.set(photo, id);
    return true;
  }

  async function put(owner: string, { answers, photo }: Draft): Promise<DraftStanding> {
    const id = (photo && photoIds.get(photo)) ?? crypto.randomUUID();
    const isWhole = photo === null || (await putPhoto(owner, id, photo));
    // A photo for which there was no room is named too: the person is told later that it is missing.
    const content: Content = { answers, photo: photo && { id, name: photo.name, type: photo.type } };
    await values.set(answersOf(owner), await sealJson(vault, owner, content));
    await removeAll((key) => key.startsWith(photosOf(owner)) && key !== `${photosOf(owner)}${id}`);
    return isWhole ? 'kept' : 'kept-without-photo';
  }

  async function openPhoto(owner: string, { id, name, type }: NonNullable<Content['photo']>) {
    const sealed = await values.get(`${photosOf(owner)}${id}`);
    const content = sealed && (await vault.unseal(owner, sealed));
    if (!content) return null;
    const photo = new File([content], name, { type });
    photoIds.set(photo, id);
    return photo;
  }

  /** No caller waits for it that could handle a failure. */
  const remove = (isLeaving: (key: string) => boolean) =>
    inTurn(() => removeAll(isLeaving)).catch(() => logWarning('First answers could not be removed'));

  return {
    /** @returns null if nothing was filled in, or it can no longer be read. @throws if the storage fails */
    async read(owner: string): Promise<(Draft & { standing: DraftStanding }) | null> {
      const sealed = await values.get(answersOf(owner));
      const content = sealed && ((await unsealJson(vault, owner, sealed)) as Content | null);
      if (!content) return null;
      const photo = content.photo && (await openPhoto(owner, content.photo));
      const standing = content.photo && !photo ? 'kept-without-photo' : 'kept';
      return { answers: content.answers, photo, standing };
    },

    /** @returns null if something newer was written instead, or its person is no longer signed in */
    keep(owner: string, draft: Draft): Promise<DraftStanding | null> {
      newest.set(owner, draft);
      return inTurn(async () => {
        const isTheirs = (await ownerByNow()) === owner;
        // Taken out at once: later drafts have a turn of their own.
        const latest = newest.get(owner);
        newest.delete(owner);
        return latest && isTheirs ? put(owner, latest) : null;
      }).catch(() => 'not-kept');
    },

    drop(owner: string): Promise<void> {
      newest.delete(owner);
      return remove((key) => ownerOf(key) === owner);
    },

    /** @param spared id of the person whose draft is kept; null for no one */
    wipe(spared: string | null): Promise<void> {
      for (const owner of newest.keys()) if (owner !== spared) newest.delete(owner);
      return remove((key) => ownerOf(key) !== spared);
    },

    /** True if something stored here needs its person's key. */
    has: async (owner: string): Promise<boolean> =>
      (await values.keys()).some((key) => ownerOf(key) === owner),
  };
}

export type OnboardingDrafts = ReturnType<typeof createOnboardingDrafts>;
