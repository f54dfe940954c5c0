import type { RecordFile } from '@nadi/contract/schema';
import { usePictures } from '../../kernel/requests/use-pictures';
import { useServices } from '../../kernel/services/use-services';

/** Returns pictures of the first pages of files of records, fetched with the bearer. */
export function usePagePictures(files: readonly Pick<RecordFile, 'id' | 'previews'>[]) {
  const { api } = useServices();
  return usePictures(
    files.map(({ id, previews }) => ({ id, pages: previews })),
    (id, page, signal) =>
      api.GET('/record-files/{id}/preview', {
        params: { path: { id }, query: { page } },
        parseAs: 'blob',
        signal,
      }),
  );
}
