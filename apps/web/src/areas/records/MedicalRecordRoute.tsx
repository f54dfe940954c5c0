import { toProblem } from '@nadi/api-client/problems';
import type { MedicalRecord, MedicalRecordAnswer } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { MedicalRecordScreen, type RecordSaved } from '@nadi/ui/screens/records/MedicalRecordScreen';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState, pageState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { tellOfError } from '../../kernel/shell/Toasts';
import { deleteMedicalRecord, restoreMedicalRecord, updateMedicalRecord } from './online-writes';
import { useLabValues } from './use-lab-values';
import { usePagePictures } from './use-page-pictures';

const resultOf = (outcome: OnlineWriteOutcome<MedicalRecordAnswer>): RecordSaved =>
  savedOf<MedicalRecordAnswer, object, MedicalRecord>(outcome, () => ({}));
const noFiles: MedicalRecord['files'] = [];

export function MedicalRecordRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const question = ['get', '/medical-records/{id}', { params: { path: { id } } }] as const;
  const query = $api.useQuery(...question);
  const readAt = useReadAt([...question]);
  const update = useOnlineWrite(updateMedicalRecord);
  const remove = useOnlineWrite(deleteMedicalRecord);
  const restore = useOnlineWrite(restoreMedicalRecord);
  const isOwn = useAppSelector(selectActing) === null;
  const access = $api.useQuery(
    'get',
    '/patients/entries/{id}/access',
    { params: { path: { id } } },
    // Only the patient decides who else may see it.
    { staleTime: 0, enabled: isOwn },
  );
  const { saving, save } = useFileSaving();
  const record = query.data?.data;
  const isAbsent = query.isError && toProblem(query.error).status === 404;
  return (
    <MedicalRecordScreen
      state={isAbsent ? { phase: 'absent' } : keptState(query, ({ data }) => ({ record: data }), readAt)}
      pictures={usePagePictures(record?.files ?? noFiles)}
      values={useLabValues(record?.type === 'lab_report' && record.status !== 'deleted' ? id : null)}
      clock={clock}
      today={dayOf(clock)}
      isOffline={useAppSelector(selectIsOffline)}
      access={
        isOwn
          ? {
              state: pageState(access, ({ data }) => ({ access: data })),
              onRetry: () => void access.refetch(),
            }
          : null
      }
      onOnlyYou={async (onlyYou, { _id, version }) =>
        resultOf(await update({ id: _id, version, body: { onlyYou } }))
      }
      saving={saving}
      onSave={async (draft, { _id, version }) => {
        const body = { ...draft, tags: [...draft.tags] };
        return resultOf(await update({ id: _id, version, body }));
      }}
      onDelete={async ({ _id, version }) => resultOf(await remove({ id: _id, version }))}
      onRestore={async ({ _id }) => resultOf(await restore({ id: _id }))}
      onSaveFile={(fileId) => void save(fileId, record?.files.find((one) => one.id === fileId)?.name ?? '')}
      onPrint={() => window.print()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Saves files through the browser, one at a time. */
function useFileSaving() {
  const { api } = useServices();
  const [saving, setSaving] = useState<string | null>(null);
  async function save(id: string, name: string): Promise<void> {
    if (saving) return;
    setSaving(id);
    const { data } = await api
      .GET('/record-files/{id}', { params: { path: { id } }, parseAs: 'blob' })
      .catch(() => ({ data: undefined }));
    setSaving(null);
    if (data instanceof Blob) saveFile(data, name);
    else tellOfError(m.record_file_failed());
  }
  return { saving, save };
}
