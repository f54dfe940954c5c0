import type { BrowserContext, Page } from 'playwright-core';
import { inTime } from '../until';

/** The room that a device has for this product, which others may use up. */
export type Room = {
  /** Leaves nothing of it. */
  fill(): Promise<void>;
  empty(): Promise<void>;
};

const most = 24 * 1024 * 1024;

/**
 * Gives the product a small device. Before anything lies on it: the browser remembers for half a minute how much room there was.
 *
 * @param stranger a page of this origin that is none of the app's
 */
export async function setRoom(context: BrowserContext, stranger: Page): Promise<Room> {
  const cdp = await context.newCDPSession(stranger);
  const { origin } = new URL(stranger.url());
  const allow = (quotaSize: number) => cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await allow(most);
  return {
    async fill() {
      await inTime('a full device', stranger.evaluate(fillUp));
      // The browser packs what was written a moment later, which would leave some room.
      await allow(1);
    },
    async empty() {
      await allow(most);
      await inTime('an empty device', stranger.evaluate(throwAway));
    },
  };
}

/** Runs in the page: writes as much as goes, in ever smaller pieces. */
async function fillUp(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('junk', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('junk', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const write = (size: number) =>
    new Promise<boolean>((resolve) => {
      const turn = database.transaction('junk', 'readwrite');
      // A record that cannot be made smaller.
      const piece = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536));
      turn.objectStore('junk').add(piece);
      turn.oncomplete = () => resolve(true);
      turn.onabort = () => resolve(false);
    });
  for (let size = 4 * 1024 * 1024; size >= 16; size = Math.floor(size / 4)) while (await write(size));
  database.close();
}

/** Runs in the page. */
const throwAway = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('junk');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
