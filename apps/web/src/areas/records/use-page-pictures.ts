import type { RecordFile } from '@nadi/contract/schema';
import type { PagePicture } from '@nadi/ui/screens/records/MedicalRecordScreen';
import { useEffect, useState } from 'react';
import { useServices } from '../../kernel/services/use-services';

type Pictures = Readonly<Record<string, readonly PagePicture[]>>;

type Pictured = Pick<RecordFile, 'id' | 'previews'>;

const blank = (files: readonly Pictured[]): Pictures =>
  Object.fromEntries(files.map(({ id, previews }) => [id, Array<PagePicture>(previews).fill(null)]));

/** Pictures of the first pages of files, fetched with the bearer; their addresses are good in this page only. */
export function usePagePictures(files: readonly Pictured[]): Pictures {
  const { api } = useServices();
  const [pictures, setPictures] = useState<Pictures>({});
  const named = JSON.stringify(files.map(({ id, previews }) => [id, previews]));

  useEffect(() => {
    const controller = new AbortController();
    const addresses: string[] = [];
    const wanted = JSON.parse(named) as [id: string, previews: number][];
    setPictures(
      Object.fromEntries(wanted.map(([id, previews]) => [id, Array<PagePicture>(previews).fill(null)])),
    );
    const put = (id: string, index: number, picture: PagePicture) =>
      setPictures((known) => ({
        ...known,
        [id]: (known[id] ?? []).map((one, place) => (place === index ? picture : one)),
      }));
    async function fetchAll() {
      for (const [id, previews] of wanted)
        for (let index = 0; index < previews; index += 1) {
          const { data } = await api
            .GET('/record-files/{id}/preview', {
              params: { path: { id }, query: { page: index + 1 } },
              parseAs: 'blob',
              signal: controller.signal,
            })
            .catch(() => ({ data: undefined }));
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
  }, [api, named]);
  return Object.keys(pictures).length > 0 ? pictures : blank(files);
}
