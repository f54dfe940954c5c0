import * as m from '@nadi/ui/messages';
import { useServices } from '../../kernel/services/use-services';
import { useFileSaving } from '../../kernel/shell/use-file-saving';

/** Saves the PDF of a prescription. It is read anew each time: one that was cancelled says so. */
export function usePrescriptionFile(): ({ id, signedAt }: { id: string; signedAt: string | null }) => void {
  const { api } = useServices();
  const { save } = useFileSaving(
    (id: string) =>
      api.GET('/prescriptions/{id}/file', { params: { path: { id } }, parseAs: 'blob', cache: 'no-store' }),
    m.rx_file_failed,
  );
  return ({ id, signedAt }) => void save(id, `prescription-${signedAt?.slice(0, 10) ?? id}.pdf`);
}
