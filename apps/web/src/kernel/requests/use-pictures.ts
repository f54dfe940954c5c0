import { useEffect, useEffectEvent, useState } from 'react';

/** The address of a picture in this page; null while it is loaded. */
export type Picture = string | null | 'failed';
type Pictures = Readonly<Record<string, readonly Picture[]>>;

/**
 * Fetches pictures of the pages of files, one after the other, and revokes their addresses when the page is left.
 *
 * @param fetchPage returns the picture of a page, which is counted from 1
 */
export function usePictures(
  files: readonly { id: string; pages: number }[],
  fetchPage: (id: string, page: number, signal: AbortSignal) => Promise<{ data?: unknown }>,
): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const named = JSON.stringify(files.map(({ id, pages }) => [id, pages]));
  const read = useEffectEvent(fetchPage);

  useEffect(() => {
    const controller = new AbortController();
    const addresses: string[] = [];
    const wanted = JSON.parse(named) as [id: string, pages: number][];
    setPictures(blank(wanted));
    const put = (id: string, index: number, picture: Picture) =>
      setPictures((known) => ({
        ...known,
        [id]: (known[id] ?? []).map((one, place) => (place === index ? picture : one)),
      }));
    async function fetchAll() {
      for (const [id, pages] of wanted)
        for (let index = 0; index < pages; index += 1) {
          const { data } = await read(id, index + 1, controller.signal).catch(() => ({ data: undefined }));
          if (controller.signal.aborted) return;
          const address = data instanceof Blob ? URL.createObjectURL(data) : 'failed';
          if (address !== 'failed') addresses.push(address);
          put(id, index, address);
        }
    }
    void fetchAll();
    return () => {
      controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [named]);
  return Object.keys(pictures).length > 0 ? pictures : blank(files.map(({ id, pages }) => [id, pages]));
}

const blank = (files: readonly (readonly [id: string, pages: number])[]): Pictures =>
  Object.fromEntries(files.map(([id, pages]) => [id, Array<Picture>(pages).fill(null)]));
