import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PrecacheController } from 'workbox-precaching/PrecacheController';
import { fromOlderVersion, noteOpened, tidyUp } from './older-versions';

/** The pages of the browser that are open, by their ids. */
let open: string[];
let registration: { installing: object | null; waiting: object | null };
/** True once the files of older versions are deleted. */
let isTidy: boolean;

const files = {
  strategy: { cacheName: 'files' },
  activate: async () => {
    isTidy = true;
  },
} as unknown as PrecacheController;
const event = {} as ExtendableEvent;
const opens = (id: string) => {
  open.push(id);
  noteOpened({ resultingClientId: id } as FetchEvent);
};

beforeEach(() => {
  open = [];
  registration = { installing: null, waiting: null };
  isTidy = false;
  const self = { registration, clients: { matchAll: async () => open.map((id) => ({ id })) } };
  Object.assign(globalThis, { self });
});

describe('files of older versions', () => {
  it('are deleted if every open page is of this version', async () => {
    opens('one');
    opens('two');
    await tidyUp(files, event);
    expect(isTidy).toBe(true);
  });

  it('are kept while a page of an older worker is open', async () => {
    opens('one');
    open.push('older');
    await tidyUp(files, event);
    expect(isTidy).toBe(false);
    open.pop();
    await tidyUp(files, event);
    expect(isTidy).toBe(true);
  });

  it.each(['installing', 'waiting'] as const)('are kept while a newer version is %s', async (state) => {
    opens('one');
    registration[state] = {};
    await tidyUp(files, event);
    expect(isTidy).toBe(false);
  });

  it('are served from this device, and fetched only if this device does not have them', async () => {
    const kept = new Response('kept');
    const fetched = new Response('fetched');
    Object.assign(globalThis, {
      caches: {
        match: async (url: string, { cacheName }: { cacheName: string }) =>
          cacheName === 'files' && url.endsWith('/assets/kept.js') ? kept : undefined,
      },
      fetch: async () => fetched,
    });
    const ask = (path: string) => {
      const url = new URL(path, 'https://nadi.example');
      const request = new Request(url);
      return fromOlderVersion(files)({ event, request, url });
    };
    expect(await ask('/assets/kept.js')).toBe(kept);
    expect(await ask('/assets/other.js')).toBe(fetched);
  });
});
