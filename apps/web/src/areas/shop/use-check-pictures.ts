import type { CheckPicture } from '@nadi/ui/screens/shop/CheckScreen';
import { useEffect, useState } from 'react';
import { useServices } from '../../kernel/services/use-services';

type Pictures = Readonly<Record<string, readonly CheckPicture[]>>;

/** Pictures of the pages of prescriptions, fetched with the bearer; their addresses are good in this page only. */
export function useCheckPictures(files: readonly { id: string; pages: number }[]): Pictures {
  const { api } = useServices();
  const [pictures, setPictures] = useState<Pictures>({});
  const named = JSON.stringify(files.map(({ id, pages }) => [id, pages]));

  useEffect(() => {
    const controller = new AbortController();
    const addresses: string[] = [];
    const wanted = JSON.parse(named) as [id: string, pages: number][];
    setPictures(Object.fromEntries(wanted.map(([id, pages]) => [id, Array<CheckPicture>(pages).fill(null)])));
    async function fetchPage(id: string, index: number) {
      const { data } = await api
        .GET('/prescription-check-files/{id}/preview', {
          params: { path: { id }, query: { page: index + 1 } },
          parseAs: 'blob',
          signal: controller.signal,
        })
        .catch(() => ({ data: undefined }));
      if (controller.signal.aborted) return;
      const address = data instanceof Blob ? URL.createObjectURL(data) : 'failed';
      if (address !== 'failed') addresses.push(address);
      setPictures((known) => ({
        ...known,
        [id]: (known[id] ?? []).map((one, place) => (place === index ? address : one)),
      }));
    }
    async function fetchAll() {
      for (const [id, pages] of wanted)
        for (let index = 0; index < pages && !controller.signal.aborted; index += 1)
          await fetchPage(id, index);
    }
    void fetchAll();
    return () => {
      controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [api, named]);
  return pictures;
}
