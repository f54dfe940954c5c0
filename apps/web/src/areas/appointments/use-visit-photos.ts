import type { ApiClient } from '@nadi/api-client/client';
import { maxVisitPhotos } from '@nadi/domain/appointments/photos';
import { fittedPhoto } from '../../kernel/browser/square-photo';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useServices } from '../../kernel/services/use-services';
import { addConsultationPhoto, deleteConsultationPhoto } from './online-writes';

/** Reads a photo of a visit; null if it could not be read. */
export async function readVisitPhoto(api: ApiClient, id: string): Promise<Blob | null> {
  const asking = api.GET('/consultation-photos/{id}', { params: { path: { id } }, parseAs: 'blob' });
  const found: unknown = await asking.then(({ data }) => data).catch(() => null);
  return found instanceof Blob ? found : null;
}

/** Reads, adds and deletes the photos of a visit: now or not at all. */
export function useVisitPhotos(id: string) {
  const { api } = useServices();
  const add = useOnlineWrite(addConsultationPhoto);
  const remove = useOnlineWrite(deleteConsultationPhoto);
  return {
    maxPhotos: maxVisitPhotos,
    onPhoto: (photoId: string) => readVisitPhoto(api, photoId),
    async onAddPhoto(chosen: File) {
      const { name, size, lastModified } = chosen;
      const content = `${name} ${size} ${lastModified}`;
      return savedOf(await add({ id, photo: await fittedPhoto(chosen), content }), () => ({}));
    },
    onDeletePhoto: async (photoId: string) => savedOf(await remove(photoId), () => ({})),
  };
}
