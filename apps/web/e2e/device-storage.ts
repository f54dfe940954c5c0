import type { Page } from 'playwright-core';
import { inTime, until } from './until';

/** Reads the app's databases on this device, as a thief of the disk or a script of another app would. */
export type DeviceStorage = {
  databases: string[];
  /** The number of entries in each store, by `database/store`. */
  counts: Record<string, number>;
  /** All that can be read there, bytes as letters. */
  text: string;
  /** True if any of the keys gives itself away. */
  hasReadableKey: boolean;
};

export function readDeviceStorage(page: Page): Promise<DeviceStorage> {
  const read = page.evaluate(async () => {
    const asText = (value: unknown): string => {
      if (value instanceof CryptoKey) return `[key ${value.extractable}]`;
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (Array.isArray(value)) return value.map(asText).join('\n');
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([name, one]) => `${name}: ${asText(one)}`)
          .join('\n');
      return String(value);
    };
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    const names = (await indexedDB.databases())
      .flatMap(({ name }) => name ?? [])
      .filter((name) => name.startsWith('nadi-'))
      .sort();
    const counts: Record<string, number> = {};
    const texts: string[] = [];
    for (const name of names) {
      const database = await done(indexedDB.open(name));
      for (const store of Array.from(database.objectStoreNames)) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]);
        counts[`${name}/${store}`] = keys.length;
        texts.push(asText(keys), asText(values));
      }
      database.close();
    }
    const text = texts.join('\n');
    return { databases: names, counts, text, hasReadableKey: text.includes('[key true]') };
  });
  return inTime('what lies on this device', read);
}

/** Resolves once the answers to these questions lie on this device, of whomever. @param questions where an address begins, such as `/auth/me` */
export const untilAnswersKept = (page: Page, questions: readonly string[]): Promise<void> =>
  until(`${questions.join(', ')} on this device`, async () => {
    const { text } = await readDeviceStorage(page);
    return questions.every((question) => text.includes(` ${question}`));
  });

/** Resolves once the worker knows who is signed in. */
export const untilWorkerKnows = (page: Page): Promise<void> =>
  until('the session, for the worker', async () => {
    const { counts } = await readDeviceStorage(page);
    return counts['nadi-vault/session'] === 1;
  });

/** Leaves the app, which would still ask and keep, and takes from this device what was read: nobody is known there then. */
export async function forgetReading(page: Page): Promise<void> {
  await page.goto('/docs/errors');
  const forgotten = page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('nadi-read-store');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await inTime('a device that knows nobody', forgotten);
}
