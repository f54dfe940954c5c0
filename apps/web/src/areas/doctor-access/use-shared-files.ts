import * as m from '@nadi/ui/messages';
import type { PatientViewScreenProps } from '@nadi/ui/screens/doctor-access/PatientViewScreen';
import { saveFile } from '../../kernel/browser/save-file';
import { useServices } from '../../kernel/services/use-services';
import { tellOfError } from '../../kernel/shell/Toasts';

/** The files of shared records: asked for each time, and kept nowhere. */
export function useSharedFiles(): Pick<PatientViewScreenProps, 'loadPage' | 'onSaveFile'> {
  const { api } = useServices();
  return {
    async loadPage(id, page) {
      const params = { path: { id }, query: { page } };
      const { data } = await api.GET('/patient-search/files/{id}/preview', {
        params,
        parseAs: 'blob',
        cache: 'no-store',
      });
      if (data instanceof Blob) return data;
      throw new Error('The page was not sent.');
    },
    async onSaveFile({ id, name }) {
      const { data } = await api
        .GET('/patient-search/files/{id}', { params: { path: { id } }, parseAs: 'blob', cache: 'no-store' })
        .catch(() => ({ data: undefined }));
      if (data instanceof Blob) saveFile(data, name);
      else tellOfError(m.patients_file_failed());
    },
  };
}
